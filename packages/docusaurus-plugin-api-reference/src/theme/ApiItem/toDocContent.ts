import type {TOCItem} from '@docusaurus/mdx-loader';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import type {ApiPageMetadata} from '../../view';

/** Returns an API page in the form of a compiled MDX module, so that the theme's components treat it as a doc. */
export function toDocContent(page: ApiPageMetadata, toc: readonly TOCItem[], article: () => ReactNode): PropDocContent {
  const parts = {
    frontMatter: {},
    assets: {},
    // The article contains its own heading.
    contentTitle: page.title,
    toc,
    metadata: {
      ...page,
      source: '',
      sourceDirName: '.',
      slug: page.permalink,
      tags: [],
      draft: false,
      unlisted: false,
      version: 'current',
      sidebar: 'api',
      frontMatter: {},
    },
  };
  return Object.assign(() => article(), parts) as unknown as PropDocContent;
}
