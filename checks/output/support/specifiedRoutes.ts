import {apiRoutes} from './apiReference';

const versions = ['2.4.0', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.8', '2.5.0'];

/** Newest first, as feeds and lists show them. */
export const releasePosts = versions.map((version) => `/blog/${version}-release`).reverse();

const guides = {
  'getting-started': ['introduction', 'environment-setup', 'next-steps'],
  developing: ['overview', 'create-project', 'adding-content', 'migrating-to-2.4.0'],
  contributing: ['code-guidelines', 'decompiler-tools', 'getting-involved', 'licensing', 'quick-guidelines'],
  troubleshooting: ['common-issues', 'more-help'],
};

/**
 * Every route of the specification that the site has to have by now. Missing are the search page and the
 * platformer tutorial with its category. `/docs/api/changes` is ours.
 */
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
  '/docs/api/introduction',
  '/docs/api/changes',
  ...apiRoutes,
  ...Object.entries(guides).flatMap(([category, pages]) => pages.map((page) => `/docs/guides/${category}/${page}`)),
  '/docs/tutorials/introduction',
  ...Object.keys(guides).map((category) => `/docs/category/${category}`),
].sort();
