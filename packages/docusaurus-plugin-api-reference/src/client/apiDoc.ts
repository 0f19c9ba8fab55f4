import type {TOCItem} from '@docusaurus/mdx-loader';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {toDocContent} from 'docusaurus-internals/docContent';
import type {ReactNode} from 'react';
import type {ApiPageMetadata} from '../view';

/** Returns an API page as the theme's components read a doc. */
export const apiDoc = (page: ApiPageMetadata, toc: readonly TOCItem[], article: () => ReactNode): PropDocContent =>
  toDocContent({...page, sidebar: 'api'}, toc, article);
