import type {TOCItem} from '@docusaurus/mdx-loader';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';

/** A page that the theme shows like a doc, although the docs plugin doesn't know it. */
export interface DocLikePage {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  readonly editUrl?: string;
  readonly previous?: {readonly title: string; readonly permalink: string};
  readonly next?: {readonly title: string; readonly permalink: string};
  /** The name of the page's sidebar. */
  readonly sidebar: string;
}

/** Returns a page in the form of a compiled MDX module, which the theme's `DocItem` needs. Its article contains its title. */
export function toDocContent(page: DocLikePage, toc: readonly TOCItem[], article: () => ReactNode): PropDocContent {
  const parts = {
    frontMatter: {},
    assets: {},
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
      frontMatter: {},
    },
  };
  return Object.assign(() => article(), parts) as unknown as PropDocContent;
}
