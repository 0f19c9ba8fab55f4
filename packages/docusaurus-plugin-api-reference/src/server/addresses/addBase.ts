/**
 * Adds the site's base URL to the addresses in HTML, JSON, or HTML in JSON. All data of the reference has addresses
 * without it (`/docs/api/cocos2d.ccnode`). Docusaurus's own links add it themselves if it is missing.
 */
export function addBase(text: string, baseUrl: string): string {
  if (baseUrl === '/') return text;
  return text.replaceAll(/((?:href|picture)(?:":|=\\?)")(\/[^"\\]*)/g, (_, start: string, address: string) =>
    address.startsWith(baseUrl) ? start + address : start + baseUrl + address.slice(1),
  );
}
