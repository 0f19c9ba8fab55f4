import {fetchSitePaths} from './fetchSitePaths';
import {nearestPaths} from './nearestPaths';
import {sectionPage} from './sectionPage';

/**
 * Suggests the existing paths that are most similar to the requested one, and then the first page of its section. This
 * is a chunk of its own, because only the not-found page loads it.
 *
 * @param asked The requested path with the site's base URL. The returned paths don't include the base URL.
 */
export async function suggestPaths(
  asked: string,
  baseUrl: string,
  count: number,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const withoutBase = (path: string): string => `/${path.slice(baseUrl.length)}`;
  const wanted = withoutBase(asked);
  const section = sectionPage(wanted);
  const nearest = nearestPaths(wanted, await existingPaths(), count);
  return [...new Set([...nearest.slice(0, section === undefined ? count : count - 1), ...(section ? [section] : [])])];

  async function existingPaths(): Promise<readonly string[]> {
    try {
      return (await fetchSitePaths(`${baseUrl}sitemap.xml`, signal)).map(withoutBase);
    } catch {
      // Without the sitemap, the page still suggests the section.
      return [];
    }
  }
}
