import fs from 'node:fs';
import path from 'node:path';
import {buildIfChanged} from '../buildIfChanged';
import {buildWebsite} from '../buildSite';
import {installOnDemand, onDemandPackages} from '../onDemandPackages';
import {buildDir, websiteDir} from '../paths';

/** The same site with different searches. */
export interface Variant {
  readonly name: string;
  readonly dir: string;
}

const variantDir = (name: string): string => path.join(websiteDir, '.cache/search-bench', name, 'build');

/** Our search, in the default build folder. */
export const ours: Variant = {name: 'ours', dir: buildDir};
/** The search of @easyops-cn/docusaurus-search-local. */
export const other: Variant = {name: 'search-local', dir: variantDir('search-local')};
export const none: Variant = {name: 'none', dir: variantDir('none')};

/** Builds the site and its variants, which `SEARCH` selects in website/docusaurus.config.ts. */
export async function buildVariants(): Promise<void> {
  await installOnDemand(onDemandPackages.otherSearch);
  await buildIfChanged();
  for (const {name, dir} of [other, none]) await buildWebsite({outDir: dir, env: {SEARCH: name}});
}

/** Throws if a variant has not been built. */
export function requireBuilt(variants: readonly Variant[]): void {
  for (const {dir} of variants)
    if (!fs.existsSync(path.join(dir, 'index.html')))
      throw new Error(`There is no built site in ${dir}. Run "npm run bench:search" without --quick first.`);
}
