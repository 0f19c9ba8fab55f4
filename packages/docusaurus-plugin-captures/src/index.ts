import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageLoader} from 'docusaurus-internals';
import type {CapturesOptions} from './options';
import {readCaptures} from './server/readCaptures';

export type {CapturesOptions} from './options';

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

/**
 * Docusaurus plugin: components for captures, and next to each capture of a type the code that it shows. `./remark` or
 * the code that renders the components sets their content.
 */
export default function pluginCaptures(_context: LoadContext, options: CapturesOptions): Plugin {
  return {
    name: 'docusaurus-plugin-captures',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    configureWebpack: () => ({
      module: {
        rules: [
          pageLoader({
            loader: here('loader/trackCaptures.cjs'),
            options: {folders: [options.listDir, options.manifestDir]},
          }),
        ],
      },
    }),
    async postBuild({outDir}) {
      const withCode = readCaptures(options).flatMap(({name, code}) => (code === undefined ? [] : [{name, code}]));
      const folder = path.join(outDir, 'captures');
      await fs.mkdir(folder, {recursive: true});
      await Promise.all(withCode.map(({name, code}) => fs.writeFile(path.join(folder, `${name}.cs`), `${code}\n`)));
    },
  };
}
