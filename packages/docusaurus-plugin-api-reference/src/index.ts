import path from 'node:path';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import pluginContentDocs, {
  validateOptions as validateDocsOptions,
  type LoadedContent,
  type Options as DocsOptions,
  type PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import logger from '@docusaurus/logger';
import {normalizeUrl} from '@docusaurus/utils';
import {errorOverlay, extendDocsRoute, mergeRoutes, pageLoader} from 'docusaurus-internals';
import {apiPagesBuilder, type ApiSite} from './server/buildApiPages';
import {writeCards} from './server/cards/writeCards';
import {createApiRoute} from './server/createApiRoute';
import {writeMachineForms} from './server/machine/writeMachineForms';
import {linkToFirstPage} from './server/navigation/linkToFirstPage';
import {checkOptions, type ApiOptions} from './server/options';
import {writeUses} from './server/pages/writeUses';
import {buildOnChange} from './server/reading/buildOnChange';
import {readExternalIdentifiers} from './server/reading/externalIdentifiers';
import {fingerprintInputs} from './server/reading/fingerprintInputs';
import {lastSuccess} from './server/reading/lastSuccess';

export type {ApiOptions} from './server/options';

export interface Options extends DocsOptions {
  readonly api: ApiOptions;
}
interface PluginOptions extends DocsPluginOptions {
  readonly api: ApiOptions;
}

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

/**
 * Docusaurus plugin that extends the docs plugin with a page for each type and namespace of an API. The pages are in the
 * docs' tree of routes, so that theme, sitemap and link checks treat them as docs. The browser's list of routes has a
 * single entry for all of them.
 */
export default async function pluginApiReference(
  context: LoadContext,
  {api: options, ...docsOptions}: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await pluginContentDocs(context, docsOptions);
  const {baseUrl} = context;
  const base = normalizeUrl([baseUrl, docsOptions.routeBasePath, 'api/']);
  const api = addBaseToDocs(options, baseUrl);
  let site: ApiSite | undefined;
  let stampFile = '';
  const apiSite = (): ApiSite => {
    if (!site) throw new Error('The API pages were requested before they were built.');
    return site;
  };
  const buildPages = apiPagesBuilder(api, {base, baseUrl, product: context.siteConfig.title});
  // The dev server loads the plugin's content again after each edit of a doc.
  const buildNewest = buildOnChange(
    async () => {
      // Before the reading: if a file is written between the two, the next call builds the pages again.
      const inputs = await fingerprintInputs({...api, descriptionsDir: api.data.files.descriptionsDir});
      return {...inputs, stamp: await api.data.refresh()};
    },
    async (inputs) => ({site: await buildPages(inputs), stamp: inputs.stamp}),
  );
  const overlay = errorOverlay();
  const build = lastSuccess(buildNewest, {
    failed(message) {
      logger.error(message);
      overlay.show(message);
    },
    succeeded: () => overlay.hide(),
  });

  return {
    ...docs,
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    getClientModules: () => [...(docs.getClientModules?.() ?? []), here('client/explainNames.ts')],
    getPathsToWatch: () => [...(docs.getPathsToWatch?.() ?? []), ...api.watch],

    async contentLoaded({content, actions}) {
      const built = await build();
      site = built.site;
      stampFile = await actions.createData('api-stamp.json', {stamp: built.stamp});
      const apiRoute = await createApiRoute(apiSite(), actions, {
        baseUrl,
        vcs: context.siteConfig.future.experimental_vcs,
      });
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
      const rules = [...(docsConfig.module?.rules ?? []), trackApi(stampFile)];
      if (isServer || process.env.NODE_ENV !== 'production')
        return {...docsConfig, ...(!isServer && overlay.configuration), module: {...docsConfig.module, rules}};
      const merge = mergeRoutes({
        what: 'API pages',
        paths: apiSite().pages.map(({metadata}) => metadata.permalink),
        pageRoute: here('client/apiPageRoute.tsx'),
      });
      return {...docsConfig, module: {...docsConfig.module, rules: [...rules, merge]}};
    },

    async postBuild({outDir, siteConfig}) {
      await writeMachineForms(apiSite().model, await api.data.current().changes(), outDir, {
        siteUrl: siteConfig.url,
        baseUrl,
        samplesRoot: api.samples.rootDir,
        nugetPackages: api.nugetPackages,
      });
      const {samplesDir} = api.data.files;
      const external = samplesDir === undefined ? {} : readExternalIdentifiers(samplesDir);
      await writeCards(apiSite().model, external, outDir, baseUrl);
      await writeUses(apiSite().model, outDir, baseUrl);
    },
  };
}

/** The rule that lets pages with components of the API be compiled again when the API was read again. */
const trackApi = (stampFile: string) => pageLoader({loader: here('loader/trackApi.cjs'), options: {stampFile}});

/** Puts the docs' addresses below the site's base URL, as Docusaurus does. */
function addBaseToDocs({pages, intro, ...api}: ApiOptions, baseUrl: string): ApiOptions {
  return {
    ...api,
    pages: pages.map((page) => ({...page, href: normalizeUrl([baseUrl, page.href])})),
    intro: {...intro, permalink: normalizeUrl([baseUrl, intro.permalink])},
  };
}

export function validateOptions({
  validate,
  options: {api, ...docs},
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return {...validateDocsOptions({validate, options: docs} as never), api: checkOptions(api)};
}
