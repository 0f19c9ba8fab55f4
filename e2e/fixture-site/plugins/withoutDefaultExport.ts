import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Gives the browser a page module without default export. The build refuses to render such a page to HTML (see
 * checks/failing-builds), so the server keeps the whole one.
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
