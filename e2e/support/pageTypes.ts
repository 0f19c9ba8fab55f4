/** One address for every kind of page on the site. Tests of promises about "every page" check each of these. */
export const pageTypes = {
  home: '/',
  guide: '/docs/guides/getting-started/environment-setup',
  'long guide': '/docs/guides/developing/create-project',
  category: '/docs/category/getting-started',
  'API introduction': '/docs/api/introduction',
  'tutorials introduction': '/docs/tutorials/introduction',
  'standalone page': '/markdown-page',
  'blog list': '/blog',
  'release post': '/blog/2.5.0-release',
  'blog archive': '/blog/archive',
  'tag index': '/blog/tags',
  tag: '/blog/tags/release',
  'not found': '/there/is/no/such/page',
} as const satisfies Record<string, string>;

export const pageTypeEntries = Object.entries(pageTypes);
