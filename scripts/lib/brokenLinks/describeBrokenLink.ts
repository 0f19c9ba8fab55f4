import fs from 'node:fs';
import path from 'node:path';
import {didYouMean, similarNames} from 'name-suggestions';
import {rootDir} from '../paths';
import {builtPage} from './builtPage';
import {lineOfLink} from './lineOfLink';
import type {BrokenLink} from './readBrokenLinks';
import {similarPaths} from './similarPaths';

/** The absolute paths of a site's sources and of its build. */
export interface BuiltSite {
  readonly siteDir: string;
  readonly outDir: string;
}

/**
 * Returns what is wrong with a link, where it is and what it may have meant: `file:line: problem`. Without the line if the
 * link comes from a component, and with the path of the page if the page has no source.
 */
export function describeBrokenLink(broken: BrokenLink, site: BuiltSite): string {
  const source = sourceOf(broken.page, site);
  const problem = broken.isAnchor ? missingAnchor(broken, site) : missingPage(broken, site);
  if (source === undefined) return `${broken.page}: ${problem}`;
  const line = lineOfLink(fs.readFileSync(source, 'utf8'), broken);
  return `${withSlashes(path.relative(rootDir, source))}${line === undefined ? '' : `:${line}`}: ${problem}`;
}

/** The absolute path of a page's source. The addresses to edit pages name the site's folder `website`. */
function sourceOf(pagePath: string, {siteDir, outDir}: BuiltSite): string | undefined {
  const source = builtPage(outDir, pagePath)?.source;
  if (source === undefined) return undefined;
  const file = source.startsWith('website/')
    ? path.join(siteDir, source.slice('website'.length))
    : path.join(rootDir, source);
  return fs.existsSync(file) ? file : undefined;
}

function missingAnchor({target}: BrokenLink, site: BuiltSite): string {
  const [pagePath = '', anchor = ''] = target.split('#');
  const source = sourceOf(pagePath, site);
  // All posts are in files of the same name.
  const name = source === undefined || path.basename(source).startsWith('index.') ? pagePath : path.basename(source);
  const suggestions = similarNames(anchor, builtPage(site.outDir, pagePath)?.ids ?? []);
  return `${name} has no anchor "#${anchor}".${didYouMean(suggestions)}`;
}

function missingPage({target}: BrokenLink, {outDir}: BuiltSite): string {
  const [pagePath = ''] = target.split(/#|\.mdx?\b/);
  return `There is no page "${pagePath}".${didYouMean(similarPaths(pagePath, builtPaths(outDir)))}`;
}

function builtPaths(outDir: string): readonly string[] {
  return fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${withSlashes(path.dirname(file))}`);
}

const withSlashes = (file: string): string => file.split(path.sep).join('/');
