import type {BuiltPage} from './builtPages';

/** Lists the anchors of the built site, by the address of their page. */
export function listAnchors(pages: readonly BuiltPage[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(pages.map(({address, html}) => [address, anchorsIn(html)]));
}

/** Returns the ids of a page's elements. Uses a pattern, because a parser would take seconds for the API's pages. */
export function anchorsIn(html: string): ReadonlySet<string> {
  const ids = html.matchAll(/<[a-z][^>]*?\sid=(?:"([^"]*)"|([^\s>"]+))/g);
  return new Set([...ids].map(([, quoted, plain]) => (quoted ?? plain ?? '').replaceAll('&amp;', '&')));
}
