import fs from 'node:fs';
import path from 'node:path';
import {buildIfChanged} from '../buildIfChanged';
import {buildWebsite} from '../buildSite';
import {buildDir, rootDir, websiteDir} from '../paths';
import {run} from '../run';

/** The same site with different searches. */
export interface Variant {
  readonly name: string;
  readonly dir: string;
}

const variantDir = (name: string): string => path.join(websiteDir, '.cache/search-bench', name, 'build');

/** Our search, in the default build folder. */
export const ours: Variant = {name: 'ours', dir: buildDir};
const otherPackage = '@easyops-cn/docusaurus-search-local';
const otherRelease = '0.55.3';
/** The search of `otherPackage`. */
export const other: Variant = {name: 'search-local', dir: variantDir('search-local')};
export const none: Variant = {name: 'none', dir: variantDir('none')};

/** Builds the site and its variants, which `SEARCH` selects in website/docusaurus.config.ts. */
export async function buildVariants(): Promise<void> {
  await installOther();
  await buildIfChanged();
  for (const {name, dir} of [other, none]) await buildWebsite({outDir: dir, env: {SEARCH: name}});
}

/**
 * Installs the other plugin beside our packages. It is not a regular dependency, because nothing else needs it and
 * npm's lock file for it lacks parts for other systems, so `npm ci` refuses it.
 */
async function installOther(): Promise<void> {
  if (fs.existsSync(path.join(rootDir, 'node_modules', otherPackage))) return;
  const {exitCode} = await run([
    ...(['npm', 'install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'] as const),
    `${otherPackage}@${otherRelease}`,
  ]);
  if (exitCode !== 0) throw new Error(`${otherPackage} could not be installed (exit code ${exitCode}).`);
}

/** Throws if a variant has not been built. */
export function requireBuilt(variants: readonly Variant[]): void {
  for (const {dir} of variants)
    if (!fs.existsSync(path.join(dir, 'index.html')))
      throw new Error(`There is no built site in ${dir}. Run "npm run bench:search" without --quick first.`);
}
