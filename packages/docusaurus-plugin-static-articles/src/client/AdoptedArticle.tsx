import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useRef, type ReactNode} from 'react';
import ArticleFrame from '../theme/DocItem/Content/ArticleFrame';
import {articleHtml} from './articleStore';
import useArticleLinks from './useArticleLinks';

/** The article as the server rendered it: adopted, not rendered again, so that hydrating it costs nothing. */
export default function AdoptedArticle(): ReactNode {
  const {permalink} = useDoc().metadata;
  const article = useRef<HTMLDivElement>(null);
  useArticleLinks(article);
  return (
    <ArticleFrame>
      <div
        ref={article}
        data-article={permalink}
        dangerouslySetInnerHTML={{__html: articleHtml(permalink)}}
        suppressHydrationWarning
      />
    </ArticleFrame>
  );
}
