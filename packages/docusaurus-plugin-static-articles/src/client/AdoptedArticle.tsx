import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useMemo, useRef, type ReactNode} from 'react';
import ArticleFrame from '../theme/DocItem/Content/ArticleFrame';
import {articleHtml} from './articleStore';
import useArticleLinks from './useArticleLinks';

/** Adopts the article's HTML from the server instead of rendering it again, so that hydration costs nothing. */
export default function AdoptedArticle(): ReactNode {
  const {permalink} = useDoc().metadata;
  const article = useRef<HTMLDivElement>(null);
  // Keeps one object while the article is shown. For a new object, React would write the HTML again and lose a chosen
  // tab, the focus and the scroll positions of code.
  const html = useMemo(() => ({__html: articleHtml(permalink)}), [permalink]);
  useArticleLinks(article);
  return (
    <ArticleFrame>
      <div ref={article} data-article={permalink} dangerouslySetInnerHTML={html} suppressHydrationWarning />
    </ArticleFrame>
  );
}
