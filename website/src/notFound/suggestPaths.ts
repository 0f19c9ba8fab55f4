import {fetchSitePaths} from './fetchSitePaths';
import {nearestPaths} from './nearestPaths';

/** Existing paths that are most like the asked one. A chunk of its own: pages that are found never load it. */
export async function suggestPaths(
  asked: string,
  sitemapUrl: string,
  count: number,
  signal: AbortSignal,
): Promise<readonly string[]> {
  return nearestPaths(asked, await fetchSitePaths(sitemapUrl, signal), count);
}
