import type {PluginConfig} from '@docusaurus/types';

const variants: Readonly<Record<string, readonly PluginConfig[]>> = {
  none: [],
  'search-local': [
    [
      '@easyops-cn/docusaurus-search-local',
      {hashed: true, indexDocs: true, indexBlog: true, indexPages: false, highlightSearchTermsOnTargetPage: true},
    ],
  ],
};

/**
 * The themes that replace our search when `npm run bench:search` builds the site without it.
 *
 * @throws Error for a name that is not in `variants`.
 */
export function otherSearch(name: string | undefined): readonly PluginConfig[] | undefined {
  if (name === undefined) return undefined;
  const themes = variants[name];
  if (!themes) throw new Error(`Unknown SEARCH="${name}". Known: ${Object.keys(variants).join(', ')}.`);
  return themes;
}
