import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-init/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

const description = 'Every tag of the release posts of Cocos2D-Mono: one for each version, releases and updates.';

/** Adds a description for search engines to theme-classic's page. */
export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description={description} />
    </>
  );
}
