/** Fetches every path of the site from the sitemap, so that no page has to contain the list. */
export async function fetchSitePaths(sitemapUrl: string, signal: AbortSignal): Promise<readonly string[]> {
  const response = await fetch(sitemapUrl, {signal});
  if (!response.ok) throw new Error(`${sitemapUrl} responded with status ${response.status}.`);
  const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return [...sitemap.querySelectorAll('loc')].map((entry) => new URL(entry.textContent).pathname);
}
