import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Reports the links and anchors of finished HTML to the site's check of links, which sees only what React renders. */
export default function useCheckedHtml(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  for (const [, href = ''] of html.matchAll(/ href="([/#][^"]*)"/g)) collectLink(href.replaceAll('&amp;', '&'));
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) collectAnchor(id);
}
