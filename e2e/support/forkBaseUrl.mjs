/**
 * Where a fork on GitHub Pages would publish the site, for the build and the checks under another base URL. It has
 * capitals, as names of repositories do; the addresses of pages have none. JavaScript, because vitest.config.ts imports it
 * and Vite warns about imports that Node.js can't load itself.
 */
export const forkBaseUrl = '/Docs-Site/';
