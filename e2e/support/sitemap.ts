import type {APIRequestContext} from '@playwright/test';

/** Every path of the site, from its sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const response = await request.get('/sitemap.xml');
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** Returns whether a path is that of a type, a namespace or a list made from the engine's API, not of a written page. */
export const isApiPage = (path: string): boolean =>
  path.startsWith('/docs/api/') && !/\/(?:introduction|changes)$/.test(path);

/** The path of every guide, from the sitemap. Throws if it has none, so that no test of all guides passes without any. */
export async function guidePaths(request: APIRequestContext): Promise<readonly string[]> {
  const guides = (await sitemapPaths(request)).filter((path) => path.startsWith('/docs/guides/'));
  if (guides.length === 0) throw new Error('The sitemap contains no guides.');
  return guides;
}
