import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/** The column and the title around an article, the same on the server and in the browser. */
export default function ArticleFrame({children}: {readonly children: ReactNode}): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const hasTitleOfItsOwn = frontMatter.hide_title === true || contentTitle !== undefined;
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      {!hasTitleOfItsOwn && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      {children}
    </div>
  );
}
