import {apiRoutes} from './apiReference';
import {underBase} from './builtSite';

/** The releases that the specification names. */
export const specifiedVersions: readonly string[] = [
  ...['2.4.0', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.8', '2.5.0'],
];

export const postOf = (version: string): string => `/blog/${version}-release`;
export const tagOf = (version: string): string => `/blog/tags/${version.replaceAll('.', '-')}`;

const guides = {
  'getting-started': ['introduction', 'environment-setup', 'next-steps'],
  developing: ['overview', 'create-project', 'adding-content', 'migrating-to-2.4.0'],
  contributing: ['code-guidelines', 'decompiler-tools', 'getting-involved', 'licensing', 'quick-guidelines'],
  troubleshooting: ['common-issues', 'more-help'],
};

const platformerTutorial = [
  ...['overview', 'part-1-setup', 'part-2-physics', 'part-3-player', 'part-4-platforms', 'part-5-mechanics'],
];

/** Every route of the specification. It requires a page for each type of the API but doesn't list them. */
export const specifiedRoutes: readonly string[] = [
  '/',
  '/blog',
  ...specifiedVersions.map(postOf),
  '/blog/archive',
  '/blog/tags',
  ...specifiedVersions.map(tagOf),
  '/blog/tags/release',
  '/blog/tags/update',
  '/markdown-page',
  '/search',
  '/docs/api/introduction',
  ...apiRoutes,
  ...Object.entries(guides).flatMap(([category, pages]) => pages.map((page) => `/docs/guides/${category}/${page}`)),
  '/docs/tutorials/introduction',
  ...platformerTutorial.map((page) => `/docs/tutorials/platformer-tutorial/${page}`),
  ...[...Object.keys(guides), '2d-platformer-tutorial'].map((category) => `/docs/category/${category}`),
].map(underBase);
