import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import ArticleFrame from './ArticleFrame';

/** Renders the article on the server; `AdoptedArticle` replaces it in the browser. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <ArticleFrame>
      <div data-article={metadata.permalink}>
        <MDXContent>{children}</MDXContent>
      </div>
    </ArticleFrame>
  );
}
