import path from 'node:path';

export const rootDir = path.resolve(import.meta.dirname, '../..');
export const websiteDir = path.join(rootDir, 'website');
export const buildDir = path.join(websiteDir, 'build');
/** The same site under another base URL, as a fork on GitHub Pages would publish it. */
export const baseUrlBuildDir = path.join(rootDir, 'e2e/base-url/build');
export const fixtureDir = path.join(rootDir, 'e2e/fixture-site');
export const fixtureBuildDir = path.join(fixtureDir, 'build');
/** The parsed descriptions of the last command. docusaurus.config.ts names it, too. */
export const descriptionsCache = path.join(rootDir, 'node_modules/.cache/api-descriptions');
