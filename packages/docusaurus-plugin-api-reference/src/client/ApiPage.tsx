import {useHistory, useLocation} from '@docusaurus/router';
import DocItem, {type Props as DocItemProps} from '@theme/DocItem';
import {startTransition, useEffect, useLayoutEffect, useReducer, useState, type ReactNode} from 'react';
import {apiPageAt, loadApiPage, type LoadedApiPage} from './apiPages';
import {enhanceArticle} from './enhanceArticle';
import {leavePlace, returnToPlace} from './keepPlace';

type Props = Pick<DocItemProps, 'route'>;

/** An API page in the browser: the theme's frame around the article that is in the page's HTML. */
export default function ApiPage({route}: Props): ReactNode {
  const {pathname} = useLocation();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const page = apiPageAt(pathname);
  useEffect(() => {
    // Only when a reader has gone on before the page was there.
    if (page === undefined) loadApiPage(pathname).then(redraw, () => window.location.reload());
  }, [page, pathname]);
  return page ? <Page key={pathname} route={route} page={page} /> : null;
}

function Page({route, page: {content, fullContent}}: Props & {readonly page: LoadedApiPage}): ReactNode {
  const [isAdopted, adopt] = useState(false);
  usePlace();
  useEffect(() => {
    // Not before the reader sees the page.
    const later = setTimeout(() => {
      // Long contents are drawn in slices, between which the page answers.
      startTransition(() => adopt(true));
      const article = document.querySelector('[data-api-page]');
      if (article) enhanceArticle(article);
      if (article?.querySelector('capture-loop')) void import('docusaurus-plugin-captures/load');
    });
    return () => clearTimeout(later);
  }, []);
  return <DocItem route={route} content={isAdopted ? fullContent : content} />;
}

/** Brings a reader who comes back to where they were. */
function usePlace(): void {
  const history = useHistory();
  const [key] = useState(history.location.key ?? '');
  useLayoutEffect(() => {
    const article = document.querySelector('[data-api-page]');
    const stop = history.action === 'POP' ? returnToPlace(key) : undefined;
    return () => {
      stop?.();
      // The article is still in the page: effects end before it is taken out.
      if (article?.isConnected) leavePlace(key, article);
    };
  }, [history, key]);
}
