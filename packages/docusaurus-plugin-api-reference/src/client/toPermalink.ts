/**
 * Returns a page's canonical address, which can be fetched. The browser's location is encoded, the router's is decoded
 * once; both have the same result. Only the base URL may have capitals.
 */
export function toPermalink(pathname: string, baseUrl: string): string {
  const path = decode(pathname)
    .slice(baseUrl.length)
    .toLowerCase()
    .replace(/(?:(?:^|\/)index)?\.html$|\/$/, '');
  return baseUrl + encodeURI(path);
}

/** Decodes repeatedly, so that `%2525`, `%25` and `%` are the same address. */
function decode(path: string): string {
  try {
    const decoded = decodeURI(path);
    return decoded === path ? path : decode(decoded);
  } catch {
    return path;
  }
}
