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

/** Ours, where it is built by default. */
export const ours: Variant = {name: 'ours', dir: buildDir};
const otherPackage = '@easyops-cn/docusaurus-search-local';
const otherRelease = '0.55.3';
/** What `otherPackage` finds. */
export const other: Variant = {name: 'search-local', dir: variantDir('search-local')};
export const none: Variant = {name: 'none', dir: variantDir('none')};

/** Builds the site, and its variants as `SEARCH` says in website/docusaurus.config.ts. */
export async function buildVariants(): Promise<void> {
  await installOther();
  await buildIfChanged();
  for (const {name, dir} of [other, none]) await buildWebsite({outDir: dir, env: {SEARCH: name}});
}

/**
 * Installs the other plugin beside our packages. It is not among them, because npm makes no lock file with it that
 * `npm ci` takes (parts for other systems are missing); and nobody else needs it.
 */
async function installOther(): Promise<void> {
  if (fs.existsSync(path.join(rootDir, 'node_modules', otherPackage))) return;
  const {exitCode} = await run([
    ...(['npm', 'install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'] as const),
    `${otherPackage}@${otherRelease}`,
  ]);
  if (exitCode !== 0) throw new Error(`${otherPackage} could not be installed (exit code ${exitCode}).`);
}

/** Throws when a variant has not been built. */
export function requireBuilt(variants: readonly Variant[]): void {
  for (const {dir} of variants)
    if (!fs.existsSync(path.join(dir, 'index.html')))
      throw new Error(`There is no built site in ${dir}. Run "npm run bench:search" without --quick first.`);
}
