/** Returns the ids of a page's elements. Uses a pattern, because a parser would take seconds for the API's pages. */
export function anchorsIn(html: string): ReadonlySet<string> {
  const ids = html.matchAll(/<[a-z][^>]*?\sid=(?:"([^"]*)"|([^\s>"]+))/g);
  return new Set([...ids].map(([, quoted, plain]) => (quoted ?? plain ?? '').replaceAll('&amp;', '&')));
}
