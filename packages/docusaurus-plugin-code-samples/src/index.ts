import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageLoader} from 'docusaurus-internals';
import type {CodeSamplesOptions} from './remark/remarkCodeSamples';

export type {CodeSamplesOptions};

/** Docusaurus plugin: rebuilds a page when a file that it includes changes. `./remark` includes the files. */
export default function pluginCodeSamples(
  _context: LoadContext,
  {rootDir, diagramsDir, identifiers}: Pick<CodeSamplesOptions, 'rootDir' | 'diagramsDir' | 'identifiers'>,
): Plugin {
  return {
    name: 'docusaurus-plugin-code-samples',
    configureWebpack: () => ({
      module: {
        rules: [
          pageLoader({
            loader: path.join(__dirname, 'loader/trackIncludes.cjs'),
            options: {rootDir, diagramsDir, identifiersDir: identifiers?.dir},
          }),
        ],
      },
    }),
  };
}
