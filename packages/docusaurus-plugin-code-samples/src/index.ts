import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
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
          {
            // Not `test`, because Docusaurus treats every rule that tests for .mdx as one of its own loaders.
            resource: /\.mdx?$/,
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'loader/trackIncludes.cjs'),
                options: {rootDir, diagramsDir, identifiersDir: identifiers?.dir},
              },
            ],
          },
        ],
      },
    }),
  };
}
