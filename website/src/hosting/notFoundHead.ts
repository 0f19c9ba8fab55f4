/**
 * Removes the addresses from the head of 404.html, which is served at every unknown address, and tells search engines
 * not to list it. Throws if there is no canonical address to remove, for example after an update of Docusaurus.
 */
export function notFoundHead(html: string): string {
  const cleared = html.replaceAll(/<(?:link|meta)\b[^>]*>/g, (tag) => (namesAddress(tag) ? '' : tag));
  if (cleared === html) throw new Error('404.html must have a canonical address to remove.');
  return cleared.replace('<head>', '<head><meta name="robots" content="noindex">');
}

function namesAddress(tag: string): boolean {
  return /\s(?:rel="?canonical|property="?og:url|hreflang=)/i.test(tag);
}
