import type {BuiltPage} from './builtPages';

/**
 * How much the site links to each page and to each place in one (`/page#anchor`): the number of other pages whose article
 * does. A link to a place also counts for its page. What links to the same pages from everywhere says nothing: menus,
 * footers, what a page is part of by its breadcrumbs, and sections that are lists made by a program, by the ids of their
 * headings.
 */
export function countLinks(
  pages: readonly BuiltPage[],
  generatedSections: readonly string[] = [],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const withoutGenerated = sectionRemover(generatedSections);
  for (const {html, address} of pages)
    for (const target of linkedPlaces(html, address, withoutGenerated))
      counts.set(target, (counts.get(target) ?? 0) + 1);
  return counts;
}

function linkedPlaces(html: string, address: string, withoutGenerated: (html: string) => string): ReadonlySet<string> {
  const start = html.search(articleStart);
  if (start === -1) return new Set();
  const article = html.slice(start, html.lastIndexOf('</article>')).replace(articleFooter, '');
  const parents = new Set(addressesIn(breadcrumbs.exec(html.slice(0, start))?.[0] ?? '').map(pageOf));
  const targets = addressesIn(withoutGenerated(article)).filter(
    (href) => href.startsWith('/') && !href.startsWith('//'),
  );
  const counted = targets.filter((href) => pageOf(href) !== address && !parents.has(pageOf(href)));
  return new Set(counted.flatMap((href) => [pageOf(href), href]));
}

// By pattern, because a parser would take seconds for the links of an API's pages alone; the HTML is the site's own.
const articleStart = /<[a-z]+ (?:[^>]*\s)?class=(?:"[^"]*\bmarkdown"|markdown\b)/;
const articleFooter = /<footer\b.*/s;
const breadcrumbs = /<nav [^>]*class="?theme-doc-breadcrumbs.*?<\/nav>/s;
const links = /<a\s[^>]*?href=(?:"([^"]*)"|([^\s>"]+))/g;

const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(links)].map(([, quoted, plain]) => (quoted ?? plain ?? '').replaceAll('&amp;', '&'));

const pageOf = (href: string): string => href.replace(/[?#].*/s, '').replace(/(?<=.)\/$/, '');

function sectionRemover(ids: readonly string[]): (html: string) => string {
  if (ids.length === 0) return (html) => html;
  const pattern = new RegExp(`<section[^>]*><h2 [^>]*\\bid="?(?:${ids.join('|')})[">\\s].*?</section>`, 'gs');
  return (html) => html.replace(pattern, '');
}
