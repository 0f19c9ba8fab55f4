import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

export interface Suggestions {
  /** The path that was asked for. */
  readonly asked: string;
  readonly paths: readonly string[];
}

const suggestionCount = 5;

/** What was asked for and the nearest existing paths; undefined while that is not known (on the server, at first). */
export function useSuggestions(): Suggestions | undefined {
  const {pathname} = useLocation();
  const sitemapUrl = useBaseUrl('/sitemap.xml');
  const [suggestions, setSuggestions] = useState<Suggestions>();
  useEffect(() => {
    const controller = new AbortController();
    const suggest = async (): Promise<readonly string[]> => {
      const {suggestPaths} = await import('./suggestPaths');
      return suggestPaths(pathname, sitemapUrl, suggestionCount, controller.signal);
    };
    suggest()
      // Without the sitemap the page still helps with its fixed links.
      .catch((): readonly string[] => [])
      .then((paths) => {
        if (!controller.signal.aborted) setSuggestions({asked: pathname, paths});
      }, console.error);
    return () => controller.abort();
  }, [pathname, sitemapUrl]);
  return suggestions;
}
