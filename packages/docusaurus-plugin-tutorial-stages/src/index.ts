import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageLoader} from 'docusaurus-internals';
import {pathFiles, pathPages, type TutorialsOptions} from './options';
import {writeContentPack, writeDownloads} from './server/downloads';

export type {
  ContentPackOptions,
  ExtraFile,
  PartOptions,
  PathOptions,
  PathSection,
  TutorialOptions,
  TutorialsOptions,
} from './options';

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

/**
 * Docusaurus plugin: components for tutorials whose parts each end with a program that runs, and the downloads of these
 * programs. `./remark` sets what the components show.
 */
export default function pluginTutorialStages(
  _context: LoadContext,
  {tutorials, path: readerPath, contentPacks = []}: TutorialsOptions,
): Plugin {
  const folders = tutorials.flatMap(({parts, samples}) => parts.map(({folder}) => path.join(samples.rootDir, folder)));
  for (const folder of folders)
    if (!fs.existsSync(folder)) throw new Error(`A tutorial has a stage in ${folder}, which does not exist.`);
  pathPages(readerPath);
  const tracked = {folders, pages: pathFiles(readerPath)};
  return {
    name: 'docusaurus-plugin-tutorial-stages',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    configureWebpack: () => ({
      module: {rules: [pageLoader({loader: here('loader/trackStages.cjs'), options: tracked})]},
    }),
    postBuild: async ({outDir}) => {
      await Promise.all([
        ...tutorials.map((tutorial) => writeDownloads(tutorial, outDir)),
        ...contentPacks.map((pack) => writeContentPack(pack, outDir)),
      ]);
    },
  };
}
