import path from 'node:path';
import type {LoadedPlugin, Props} from '@docusaurus/types';
import type {BuiltPages, StepAfterBuild} from 'built-pages';
import type {SymbolIndexInput} from 'search-engine/indexing';
import type {CheckedSearchOptions} from './options';
import {themeName} from './themeName';
import {docsPluginName, listVersions, toInstance, type LoadedDocs} from './server/docsVersions';
import type {PageInfoSettings} from './server/findPageInfo';
import {buildIndex} from './server/buildIndex';
import {pageAddress} from './server/pageAddress';
import type {PageInfo} from './server/readPageInfo';
import {symbolPages} from './server/symbolSource';
import {writeLanes} from './server/writeLanes';

/**
 * Steps after the build: write the search index, and its hash into every page. They are not part of the theme, because
 * they must run at a certain point among the steps that change built pages (see `postBuildInOrder`). They read the theme's
 * options.
 */
export default function searchIndexing(): readonly StepAfterBuild[] {
  let hash = '';
  return [
    {
      name: 'search-index',
      async postBuild(props, pages) {
        hash = await writeIndex(props, pages);
      },
    },
    {name: 'search-index-hash', change: () => ({module: path.join(__dirname, 'server/addHash.ts'), settings: hash})},
  ];
}

/** Returns the hash in the index's file names. */
async function writeIndex({outDir, baseUrl, plugins}: Props, pages: BuiltPages): Promise<string> {
  const options = optionsOf(plugins);
  const docs = plugins.filter(({name}) => name === docsPluginName);
  const symbols = (await options.symbols?.load()) as SymbolIndexInput | undefined;
  const addresses = new Set(pages.files.map((file) => pageAddress(file, outDir, baseUrl)));
  const found = await pages.find<PageInfo>({
    module: path.join(__dirname, 'server/findPageInfo.ts'),
    settings: {
      outDir,
      baseUrl,
      generatedSections: options.symbols?.generatedSections ?? [],
      symbolPages: symbols ? [...symbolPages(symbols, baseUrl, addresses)] : [],
    } satisfies PageInfoSettings,
  });
  const lanes = buildIndex(
    {
      baseUrl,
      pages: found,
      docs: docs.map(toDocsInstance),
      versions: listVersions(
        docs.map(({content}) => content as LoadedDocs),
        baseUrl,
      ),
      ...(symbols && {symbols}),
    },
    options,
  );
  return writeLanes(outDir, lanes);
}

function optionsOf(plugins: readonly LoadedPlugin[]): CheckedSearchOptions {
  const theme = plugins.find(({name}) => name === themeName);
  if (!theme) throw new Error(`The search index needs its theme: add "${themeName}" to the themes of the site.`);
  return theme.options as unknown as CheckedSearchOptions;
}

const toDocsInstance = ({options, content}: LoadedPlugin) =>
  toInstance(options.id, String(options['routeBasePath']), content as LoadedDocs);
