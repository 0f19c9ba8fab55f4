import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TutorialOptions} from './options';
import {writeDownloads} from './server/downloads';

export type {PartOptions, TutorialOptions} from './options';

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

/**
 * Docusaurus plugin: components for a tutorial whose parts each end with a program that runs, and the downloads of these
 * programs. What the components show is put into them by `./remark`.
 */
export default function pluginTutorialStages(_context: LoadContext, options: TutorialOptions): Plugin {
  const folders = options.parts.map(({folder}) => path.join(options.samples.rootDir, folder));
  for (const folder of folders)
    if (!fs.existsSync(folder)) throw new Error(`The tutorial has a stage in ${folder}, which does not exist.`);
  const tracked = {
    folders,
    pages: options.parts.map(({page}) => path.join(options.pagesDir, `${page}.mdx`)),
  };
  return {
    name: 'docusaurus-plugin-tutorial-stages',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    configureWebpack: () => ({
      module: {
        rules: [
          // `resource`, not `test`: Docusaurus takes every rule that tests for .mdx for one of its own loaders.
          {resource: /\.mdx$/, enforce: 'pre', use: [{loader: here('loader/trackStages.cjs'), options: tracked}]},
        ],
      },
    }),
    postBuild: ({outDir}) => writeDownloads(options, outDir),
  };
}
