import {useLocation} from '@docusaurus/router';
import DocItem, {type Props as DocItemProps} from '@theme/DocItem';
import {useEffect, useReducer, type ReactNode} from 'react';
import {apiPageAt, loadApiPage} from './apiPages';

/** An API page in the browser: the theme's frame around the article that is in the page's HTML. */
export default function ApiPage({route}: Pick<DocItemProps, 'route'>): ReactNode {
  const {pathname} = useLocation();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const content = apiPageAt(pathname);
  useEffect(() => {
    // Only when a reader has gone on before the page was there.
    if (content === undefined) loadApiPage(pathname).then(redraw, () => window.location.reload());
  }, [content, pathname]);
  return content ? <DocItem route={route} content={content} /> : null;
}
