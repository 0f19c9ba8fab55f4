import fs from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../../scripts/lib/paths';

/** Where the site is deployed: absolute links in it start so. */
export const siteUrl = 'https://cocos2d-mono.dev';

/** SITE_DIR checks another build than website/build. */
const siteDir = path.resolve(process.env['SITE_DIR'] ?? buildDir);

/** Every file of the built site, as paths from its root: "blog/index.html". */
export const siteFiles: readonly string[] = listFiles();

export const htmlFiles: readonly string[] = siteFiles.filter((file) => file.endsWith('.html'));

export const readSiteFile = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');

/** The route a page file answers: "/blog" for blog/index.html, undefined for 404.html, which answers all others. */
export function routeOf(file: string): string | undefined {
  if (file === '404.html') return undefined;
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
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
