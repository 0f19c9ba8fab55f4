import fs from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../../scripts/lib/paths';

/** The site's public address, with which its absolute links start. */
export const siteUrl = 'https://cocos2d-mono.dev';

/** SITE_BASE_URL is the base URL of the checked build. */
export const baseUrl = process.env['SITE_BASE_URL'] ?? '/';

/** A route of the specification in the checked build, which may have another base URL. */
export const underBase = (route: string): string => baseUrl + route.slice(1);

/** The public address of a file or page of the checked build. */
export const publicAddress = (file: string): string => siteUrl + baseUrl + file;

/** SITE_DIR checks another build than website/build. */
const siteDir = path.resolve(process.env['SITE_DIR'] ?? buildDir);

const allFiles = listFiles();

/** Second names of pages: "blog.html", the same file as blog/index.html. */
export const pageFiles: readonly string[] = allFiles.filter(isPageFile);

/** Every other file of the built site, as paths from its root: "blog/index.html". */
export const siteFiles: readonly string[] = allFiles.filter((file) => !isPageFile(file));

export const htmlFiles: readonly string[] = siteFiles.filter((file) => file.endsWith('.html'));

export const readSiteFile = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');

/** The route of a page file: "/blog" for blog/index.html, undefined for 404.html, which serves all unknown addresses. */
export function routeOf(file: string): string | undefined {
  if (file === '404.html') return undefined;
  return `${baseUrl}${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function isPageFile(file: string): boolean {
  return fs.existsSync(path.join(siteDir, file.replace(/\.html$/, ''), 'index.html'));
}

function listFiles(): readonly string[] {
  if (!fs.existsSync(path.join(siteDir, 'index.html')))
    throw new Error(`There is no built site in ${siteDir}. Run "npm run build" first.`);
  return fs
    .readdirSync(siteDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
