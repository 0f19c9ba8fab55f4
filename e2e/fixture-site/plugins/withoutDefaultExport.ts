import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Gives the browser a page module without a default export. The server keeps the complete module, because the build
 * refuses to render such a page to HTML (see checks/failing-builds).
 */
export default function pluginWithoutDefaultExport({siteDir}: LoadContext): Plugin {
  return {
    name: 'without-default-export',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                [path.join(siteDir, 'src/pages/without-default-export.tsx')]: path.join(
                  siteDir,
                  'src/namedExportOnly.tsx',
                ),
              },
            },
          },
  };
}
