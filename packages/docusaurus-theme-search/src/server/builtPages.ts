import fs from 'node:fs/promises';
import path from 'node:path';

/** A page of the built site. */
export interface BuiltPage {
  /** Absolute path. */
  readonly file: string;
  /** Path with the site's base, as in links to it: without a trailing slash, except for the home page. */
  readonly address: string;
  readonly html: string;
}

/** Reads all HTML files of a built site, in the order of their addresses. */
export async function readBuiltPages(outDir: string, baseUrl: string): Promise<readonly BuiltPage[]> {
  const names = (await fs.readdir(outDir, {recursive: true})).filter((name) => name.endsWith('.html')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(outDir, name);
      return {file, address: toAddress(name, baseUrl), html: await fs.readFile(file, 'utf8')};
    }),
  );
}

function toAddress(name: string, baseUrl: string): string {
  const route = name
    .split(path.sep)
    .join('/')
    .replace(/(?:(?:^|\/)index)?\.html$/, '');
  return baseUrl + route;
}
