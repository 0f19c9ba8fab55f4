import {apiDocs, apiRoutes} from './apiReference';

const versions = ['2.4.0', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.8', '2.5.0'];

/** Newest first, as feeds and lists show them. */
export const releasePosts = versions.map((version) => `/blog/${version}-release`).reverse();

const guides = {
  'getting-started': ['introduction', 'environment-setup', 'next-steps'],
  developing: ['overview', 'create-project', 'adding-content', 'migrating-to-2.4.0'],
  contributing: ['code-guidelines', 'decompiler-tools', 'getting-involved', 'licensing', 'quick-guidelines'],
  troubleshooting: ['common-issues', 'more-help'],
};

const platformerTutorial = [
  'overview',
  'part-1-setup',
  'part-2-physics',
  'part-3-player',
  'part-4-platforms',
  'part-5-mechanics',
];

/** Pages that search engines shall not show: results of a search are no content. */
export const hiddenRoutes: readonly string[] = ['/search'];

/** Every route of the specification. `/docs/api/changes` and `/docs/api/gallery` are ours. */
export const specifiedRoutes: readonly string[] = [
  '/',
  '/blog',
  ...releasePosts,
  '/blog/archive',
  '/blog/tags',
  ...versions.map((version) => `/blog/tags/${version.replaceAll('.', '-')}`),
  '/blog/tags/release',
  '/blog/tags/update',
  '/markdown-page',
  ...hiddenRoutes,
  ...apiDocs,
  ...apiRoutes,
  ...Object.entries(guides).flatMap(([category, pages]) => pages.map((page) => `/docs/guides/${category}/${page}`)),
  '/docs/tutorials/introduction',
  ...platformerTutorial.map((page) => `/docs/tutorials/platformer-tutorial/${page}`),
  ...[...Object.keys(guides), '2d-platformer-tutorial'].map((category) => `/docs/category/${category}`),
].sort();
