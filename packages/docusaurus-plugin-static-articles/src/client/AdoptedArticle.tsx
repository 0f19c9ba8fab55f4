import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useMemo, useRef, type ReactNode} from 'react';
import ArticleFrame from '../theme/DocItem/Content/ArticleFrame';
import {articleHtml} from './articleStore';
import useArticleLinks from './useArticleLinks';

/** The article as the server rendered it: adopted, not rendered again, so that hydrating it costs nothing. */
export default function AdoptedArticle(): ReactNode {
  const {permalink} = useDoc().metadata;
  const article = useRef<HTMLDivElement>(null);
  // One object for as long as the article stays: React writes the HTML anew for each other one, and a chosen tab, the
  // focus and the place in scrolled code would be lost.
  const html = useMemo(() => ({__html: articleHtml(permalink)}), [permalink]);
  useArticleLinks(article);
  return (
    <ArticleFrame>
      <div ref={article} data-article={permalink} dangerouslySetInnerHTML={html} suppressHydrationWarning />
    </ArticleFrame>
  );
}
