import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Page from '@theme-init/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';

/**
 * A category page. The descriptions of its cards may be loaded with the page itself instead of with every page of the
 * docs (docusaurus-internals/src/routes/moveDescriptions.ts).
 */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const version = useDocsVersion();
  const {docs = version.docs} = props.categoryGeneratedIndex as {readonly docs?: PropVersionDocs};
  return (
    <DocsVersionProvider version={{...version, docs}}>
      <Page {...props} />
    </DocsVersionProvider>
  );
}
