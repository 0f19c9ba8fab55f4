import type {TOCItem} from '@docusaurus/mdx-loader';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import type {ApiPageMetadata} from '../../view';

/** An API page in the shape of a compiled MDX module, so that the theme's own components take it for a doc. */
export function toDocContent(page: ApiPageMetadata, toc: readonly TOCItem[], article: () => ReactNode): PropDocContent {
  const parts = {
    frontMatter: {},
    assets: {},
    // The article brings its own heading.
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
