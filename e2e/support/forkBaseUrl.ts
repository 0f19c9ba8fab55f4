/**
 * Where a fork on GitHub Pages would publish the site, for the build and the checks under another base URL. It has
 * capitals, as names of repositories do; the addresses of pages have none.
 */
export const forkBaseUrl = '/Docs-Site/';
