import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Reports the links and anchors in HTML from the server to the site's link check, which only sees what React renders. */
export default function useCheckedHtml(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  for (const [, href = ''] of html.matchAll(/ href="([/#][^"]*)"/g)) collectLink(href.replaceAll('&amp;', '&'));
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) collectAnchor(id);
}
