import fs from 'node:fs/promises';
import type {LoadedPlugin, Plugin, Props} from '@docusaurus/types';
import type {CheckedSearchOptions} from './options';
import {themeName} from './themeName';
import {addIndexMeta} from './server/addIndexMeta';
import {readBuiltPages, type BuiltPage} from './server/builtPages';
import {docsPluginName, listVersions, toInstance, type LoadedDocs} from './server/docsVersions';
import {makeIndex} from './server/makeIndex';
import {writeLanes} from './server/writeLanes';
import type {SymbolIndexInput} from 'search-engine/indexing';

/**
 * Writes the search index after the build, and its hash into every page. It is not part of the theme, because it must run at
 * a certain point among the plugins that rewrite built pages (see `postBuildInOrder`). It reads the theme's options.
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
  if (!theme) throw new Error(`The search index needs its theme: add "${themeName}" to the themes of the site.`);
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
