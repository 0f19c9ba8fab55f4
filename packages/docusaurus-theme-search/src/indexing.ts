import fs from 'node:fs/promises';
import type {LoadedPlugin, Plugin, Props} from '@docusaurus/types';
import type {CheckedSearchOptions} from './options';
import {themeName} from './themeName';
import {addIndexMeta} from './server/addIndexMeta';
import {readBuiltPages, type BuiltPage} from './server/builtPages';
import {docsPluginName, listVersions, toInstance, type LoadedDocs} from './server/docsVersions';
import {makeIndex} from './server/makeIndex';
import {writeLanes} from './server/writeLanes';
import type {SymbolIndexInput} from './worker/symbols/symbolIndexInput';

/**
 * Writes the search's index after the build, and its hash into every page. It is no part of the theme, because its place
 * among what rewrites built pages matters: see `postBuildInOrder`. Its options are those of the theme.
 */
export default function searchIndexing(): Pick<Plugin, 'name' | 'postBuild'> {
  return {
    name: 'docusaurus-theme-search-indexing',
    postBuild: (props) => writeIndex(props),
  };
}

async function writeIndex({outDir, baseUrl, plugins}: Props): Promise<void> {
  const options = optionsOf(plugins);
  const pages = await readBuiltPages(outDir, baseUrl);
  const docs = plugins.filter(({name}) => name === docsPluginName);
  const symbols = (await options.symbols?.load()) as SymbolIndexInput | undefined;
  const lanes = makeIndex(
    {
      baseUrl,
      pages,
      docs: docs.map(toDocsInstance),
      versions: listVersions(
        docs.map(({content}) => content as LoadedDocs),
        baseUrl,
      ),
      ...(symbols && {symbols}),
    },
    options,
  );
  const hash = await writeLanes(outDir, lanes);
  await Promise.all(pages.map((page) => writeMeta(page, hash)));
}

function optionsOf(plugins: readonly LoadedPlugin[]): CheckedSearchOptions {
  const theme = plugins.find(({name}) => name === themeName);
  if (!theme) throw new Error(`There is nothing to index for: add "${themeName}" to the themes of the site.`);
  return theme.options as unknown as CheckedSearchOptions;
}

const toDocsInstance = ({options, content}: LoadedPlugin) =>
  toInstance(options.id, String(options['routeBasePath']), content as LoadedDocs);

async function writeMeta({file, html}: BuiltPage, hash: string): Promise<void> {
  try {
    await fs.writeFile(file, addIndexMeta(html, hash));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
}
