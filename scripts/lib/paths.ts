import path from 'node:path';

export const rootDir = path.resolve(import.meta.dirname, '../..');
export const websiteDir = path.join(rootDir, 'website');
export const buildDir = path.join(websiteDir, 'build');
export const fixtureDir = path.join(rootDir, 'e2e/fixture-site');
export const fixtureBuildDir = path.join(fixtureDir, 'build');
