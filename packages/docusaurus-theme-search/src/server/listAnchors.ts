import type {BuiltPage} from './builtPages';

/** The places of the built site that a link may lead to: anchors by the address of their page. */
export function listAnchors(pages: readonly BuiltPage[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(pages.map(({address, html}) => [address, anchorsIn(html)]));
}

/** The ids of a page's elements. By pattern: a parser would take seconds for the pages of an API, for their ids alone. */
export function anchorsIn(html: string): ReadonlySet<string> {
  const ids = html.matchAll(/<[a-z][^>]*?\sid=(?:"([^"]*)"|([^\s>"]+))/g);
  return new Set([...ids].map(([, quoted, plain]) => (quoted ?? plain ?? '').replaceAll('&amp;', '&')));
}
