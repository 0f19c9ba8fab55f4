import path from 'node:path';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import pluginContentDocs, {
  validateOptions as validateDocsOptions,
  type LoadedContent,
  type Options as DocsOptions,
  type PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import {normalizeUrl} from '@docusaurus/utils';
import {checkOptions, type ApiOptions} from './server/options';
import {buildApiPages, type ApiSite} from './server/buildApiPages';
import {createApiRoute} from './server/createApiRoute';
import {extendDocsRoute} from './server/extendDocsRoute';
import {readExternalIdentifiers} from './server/externalIdentifiers';
import {linkToFirstPage} from './server/linkToFirstPage';
import {writeCards} from './server/writeCards';
import {writeUses} from './server/writeUses';
import {writeMachineForms} from './server/writeMachineForms';

export type {ApiOptions} from './server/options';

export interface Options extends DocsOptions {
  readonly api: ApiOptions;
}
interface PluginOptions extends DocsPluginOptions {
  readonly api: ApiOptions;
}

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

/**
 * Docusaurus plugin: the docs plugin, with a page for each type and namespace of an API. The pages stand in the docs'
 * own tree of routes, so that theme, sitemap and link checks take them for docs; in the browser's list of routes one
 * entry stands for all of them.
 */
export default async function pluginApiReference(
  context: LoadContext,
  {api, ...docsOptions}: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await pluginContentDocs(context, docsOptions);
  const base = normalizeUrl([context.baseUrl, docsOptions.routeBasePath, 'api/']);
  let site: ApiSite | undefined;
  const apiSite = (): ApiSite => {
    if (!site) throw new Error('The API pages are asked for before they are made.');
    return site;
  };

  return {
    ...docs,
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    getPathsToWatch: () => [...(docs.getPathsToWatch?.() ?? []), ...api.watch],

    async contentLoaded({content, actions}) {
      site = await buildApiPages(api, base);
      api.symbols?.give(site.model);
      const apiRoute = await createApiRoute(apiSite(), actions);
      const addRoute: typeof actions.addRoute = (route) => actions.addRoute(extendDocsRoute(route, apiRoute));
      const [first] = site.pages;
      const next = first && {title: first.view.name, permalink: first.metadata.permalink};
      await docs.contentLoaded?.({
        content: linkToFirstPage(content, api.intro.permalink, next),
        actions: {...actions, addRoute},
      });
    },

    configureWebpack(config, isServer, utils, content) {
      const docsConfig = docs.configureWebpack?.(config, isServer, utils, content) ?? {};
      if (isServer || process.env.NODE_ENV !== 'production') return docsConfig;
      const options = {
        paths: apiSite().pages.map(({metadata}) => metadata.permalink),
        dataDir: path.join(context.generatedFilesDir, 'docusaurus-plugin-content-docs/default/api/'),
        pageRoute: here('client/apiPageRoute.tsx'),
      };
      const rule = {
        resource: /\.docusaurus[\\/](?:routes\.js|registry\.js|routesChunkNames\.json)$/,
        use: [{loader: here('loader/dropApiPages.cjs'), options}],
      };
      return {...docsConfig, module: {...docsConfig.module, rules: [...(docsConfig.module?.rules ?? []), rule]}};
    },

    async postBuild({outDir, siteConfig}) {
      await writeMachineForms(
        apiSite().model,
        outDir,
        new URL(context.baseUrl, siteConfig.url).href.replace(/\/$/, ''),
      );
      const external = api.samplesDir === undefined ? {} : readExternalIdentifiers(api.samplesDir);
      await writeCards(apiSite().model, external, outDir);
      await writeUses(apiSite().model, outDir);
    },
  };
}

export function validateOptions({
  validate,
  options: {api, ...docs},
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return {...validateDocsOptions({validate, options: docs} as never), api: checkOptions(api)};
}
