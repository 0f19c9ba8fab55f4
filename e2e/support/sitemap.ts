import type {APIRequestContext} from '@playwright/test';

/** Every path of the site, from its sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const response = await request.get('/sitemap.xml');
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}
