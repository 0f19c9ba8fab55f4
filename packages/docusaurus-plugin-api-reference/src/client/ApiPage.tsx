import {useHistory, useLocation} from '@docusaurus/router';
import DocItem, {type Props as DocItemProps} from '@theme/DocItem';
import {useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {apiPageAt} from './apiPages';
import {enhanceArticle} from './enhanceArticle';
import {followLinks, saveScrollAnchor, restoreScrollAnchor, showTarget} from './keepScrollPosition';

type Props = Pick<DocItemProps, 'route'>;

/** An API page in the browser: the theme's frame around the article that is in the page's HTML. It has already loaded. */
export default function ApiPage({route}: Props): ReactNode {
  const {pathname} = useLocation();
  const page = apiPageAt(pathname);
  return page ? <Page key={pathname} route={route} content={page} /> : null;
}

function Page({route, content}: DocItemProps): ReactNode {
  useScrollPosition();
  useEffect(() => {
    // After the page has been painted.
    const later = setTimeout(() => {
      const article = document.querySelector('[data-api-page]');
      if (article) void enhanceArticle(article);
      if (article?.querySelector('capture-loop')) void import('docusaurus-plugin-captures/load');
    });
    return () => clearTimeout(later);
  }, []);
  return <DocItem route={route} content={content} />;
}

let isFirst = true;

/** Whether the document was opened by its address, not by Back or Reload, and this is its first page. */
function isOpening(): boolean {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return isFirst && document?.type === 'navigate';
}

/** Restores the scroll position when the reader comes back, and scrolls to the target of a link or an address. */
function useScrollPosition(): void {
  const history = useHistory();
  const [key] = useState(history.location.key ?? '');
  useLayoutEffect(() => {
    const article = document.querySelector('[data-api-page]');
    const {action, location} = history;
    const stop = action === 'POP' && !isOpening() ? restoreScrollAnchor(key) : showTarget(location.hash);
    isFirst = false;
    const unfollow = article ? followLinks(article) : undefined;
    return () => {
      stop();
      unfollow?.();
      // The article is still in the page because effects are cleaned up before it is removed.
      if (article?.isConnected) saveScrollAnchor(key, article);
    };
  }, [history, key]);
}
