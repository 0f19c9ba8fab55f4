import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {addMiddleware} from 'docusaurus-internals';
import type {SearchData, SiteData} from './client/searchData';
import {shortcutLabel} from './client/shortcutLabel';
import {checkOptions, type CheckedSearchOptions, type SearchOptions} from './options';
import {liveIndex} from './devServer/liveIndex';
import {serveIndex} from './devServer/serveIndex';
import {docsPluginName, listVersions, type LoadedDocs} from './server/docsVersions';
import {shortcutScript} from './server/shortcutScript';
import {developmentHash, indexMeta} from './shared/constants';
import {themeName} from './themeName';

export type {SearchContext, SearchOptions, SymbolSource} from './options';

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

/**
 * Docusaurus theme with a search box, a page of results, and highlighting of the words searched for. The site must also use
 * the plugin `docusaurus-theme-search/indexing`, which writes the index.
 */
export default function themeSearch({baseUrl, siteDir}: LoadContext, options: CheckedSearchOptions): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const index = liveIndex(baseUrl, async () => {
    const {sourceIndexer} = await import('./devServer/sourceIndexer');
    return sourceIndexer({siteDir, baseUrl, options});
  });
  return {
    name: themeName,
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    getPathsToWatch: () => (options.conceptsDir === undefined ? [] : [path.join(options.conceptsDir, '*.yaml')]),
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: shortcutScript(options.shortcut)},
        // The build writes it after the index.
        ...(isDevelopment ? [{tagName: 'meta', attributes: {name: indexMeta, content: developmentHash}}] : []),
      ],
    }),
    configureWebpack: (_, isServer) => (isDevelopment && !isServer ? addMiddleware(() => serveIndex(index)) : {}),
    getClientModules: () => [here('client/highlight.ts')],

    async allContentLoaded({allContent, actions}) {
      index.update(allContent);
      const [latest] = listVersions(Object.values(allContent[docsPluginName] ?? {}) as LoadedDocs[], baseUrl);
      const {contexts, shortcut, ask} = options;
      actions.setGlobalData({
        labels: [shortcutLabel(shortcut, true), shortcutLabel(shortcut, false)],
        version: latest?.name ?? '',
      } satisfies SearchData);
      await actions.createData('site.json', {contexts, ...(ask && {ask})} satisfies SiteData);
      actions.addRoute({path: normalizeUrl([baseUrl, 'search']), component: '@theme/SearchPage', exact: true});
    },
  };
}

export function validateOptions({
  options,
}: OptionValidationContext<SearchOptions, CheckedSearchOptions>): CheckedSearchOptions & {readonly id: string} {
  return {id: 'default', ...checkOptions(options)};
}
