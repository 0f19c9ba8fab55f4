/**
 * Finds the other pages and anchors (`/page#anchor`) that a page's article links to. A link to an anchor also counts for
 * its page. Ignores links that are the same on many pages: menus, footers, links to the pages in a page's breadcrumbs, and
 * generated lists, whose headings have the ids `generatedSections`.
 */
export function linkedPlaces(
  html: string,
  address: string,
  generatedSections: readonly string[] = [],
): ReadonlySet<string> {
  const start = html.search(articleStart);
  if (start === -1) return new Set();
  const article = html.slice(start, html.lastIndexOf('</article>')).replace(articleFooter, '');
  const parents = new Set(addressesIn(breadcrumbs.exec(html.slice(0, start))?.[0] ?? '').map(pageOf));
  const targets = addressesIn(withoutSections(article, generatedSections)).filter(
    (href) => href.startsWith('/') && !href.startsWith('//'),
  );
  const counted = targets.filter((href) => pageOf(href) !== address && !parents.has(pageOf(href)));
  return new Set(counted.flatMap((href) => [pageOf(href), href]));
}

// Patterns, because a parser would take seconds for the API's pages alone. The HTML is the site's own, so they are safe.
const articleStart = /<[a-z]+ (?:[^>]*\s)?class=(?:"[^"]*\bmarkdown"|markdown\b)/;
const articleFooter = /<footer\b.*/s;
const breadcrumbs = /<nav [^>]*class="?theme-doc-breadcrumbs.*?<\/nav>/s;
const links = /<a\s[^>]*?href=(?:"([^"]*)"|([^\s>"]+))/g;

const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(links)].map(([, quoted, plain]) => (quoted ?? plain ?? '').replaceAll('&amp;', '&'));

const pageOf = (href: string): string => href.replace(/[?#].*/s, '').replace(/(?<=.)\/$/, '');

function withoutSections(html: string, ids: readonly string[]): string {
  if (ids.length === 0) return html;
  return html.replace(new RegExp(`<section[^>]*><h2 [^>]*\\bid="?(?:${ids.join('|')})[">\\s].*?</section>`, 'gs'), '');
}
