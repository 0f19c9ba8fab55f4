import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';

export interface Suggestions {
  /** The requested path. */
  readonly asked: string;
  readonly paths: readonly string[];
}

const suggestionCount = 5;

/** The requested path and similar existing paths; undefined on the server and until they are loaded. */
export function useSuggestions(): Suggestions | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [suggestions, setSuggestions] = useState<Suggestions>();
  useEffect(() => {
    const controller = new AbortController();
    const suggest = async (): Promise<readonly string[]> => {
      const {suggestPaths} = await import('./suggestPaths');
      return suggestPaths(pathname, baseUrl, suggestionCount, controller.signal);
    };
    suggest()
      // Offline, the page still has its fixed links.
      .catch((): readonly string[] => [])
      .then((paths) => {
        if (!controller.signal.aborted) setSuggestions({asked: pathname, paths});
      }, console.error);
    return () => controller.abort();
  }, [baseUrl, pathname]);
  return suggestions;
}
