import path from 'node:path';

/** The address of a built file as in links to it: with the site's base, and without a trailing slash except at the home page. */
export function pageAddress(file: string, outDir: string, baseUrl: string): string {
  const route = path
    .relative(outDir, file)
    .split(path.sep)
    .join('/')
    .replace(/(?:(?:^|\/)index)?\.html$/, '');
  return baseUrl + route;
}
