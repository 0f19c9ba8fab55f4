import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogTagsListPage from '@theme-init/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** Adds a description for search engines to theme-classic's page. */
export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const description = `Every tag of the release posts of ${siteConfig.title}: one for each version, releases and updates.`;
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description={description} />
    </>
  );
}
