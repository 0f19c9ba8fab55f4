import path from 'node:path';
import {inPackage} from './inPackage';
import {replaceCode} from './replacedCode';

/** Adds a table with the names of all chunks; linkedPages.ts needs none. */
const chunkNameTable = 'ChunkAssetPlugin';

/**
 * Removes what no page needs from the browser's bundle.
 *
 * @param config The bundler's configuration so far.
 */
export const trimBrowserBundle = <Plugin>({plugins = []}: {readonly plugins?: readonly Plugin[]}) => ({
  mergeStrategy: {plugins: 'replace' as const},
  plugins: withoutTable(plugins),
  ...(isProduction() && {entry: inPackage('client/startInSteps.ts')}),
  // File names don't contain chunk names, because every page would download a table of all names.
  ...(isProduction() && {output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'}}),
  resolve: {
    alias: {
      // The build highlights code, so the browser needs no highlighter.
      'prism-react-renderer': inPackage('client/noHighlighter.ts'),
      tslib$: inPackage('client/tslibForUtilsCommon.mjs'),
      [path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'utils/IntlUtils.js')]:
        inPackage('client/dateFormat.ts'),
      [require.resolve('@docusaurus/core/lib/client/docusaurus')]: inPackage(
        isProduction() ? 'client/linkedPages.ts' : 'client/pagesOfDevServer.ts',
      ),
    },
  },
  module: {
    rules: [
      // The router imports them for withRouter and for checks during development; the site needs neither.
      {resource: /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/, sideEffects: false},
      ...replaceCode(false),
      {
        resource: /[\\/]node_modules[\\/]@docusaurus[\\/](?:core|theme-classic|theme-common)[\\/]lib[\\/].*\.js$/,
        enforce: 'pre' as const,
        use: [{loader: inPackage('loader/dropTranslatorNotes.cjs')}],
      },
      {resource: /\.docusaurus[\\/]globalData\.json$/, use: [{loader: inPackage('loader/dropImpliedDocs.cjs')}]},
      {
        resource: /\.docusaurus[\\/]docusaurus\.config\.mjs$/,
        use: [{loader: inPackage('loader/dropBuildOptions.cjs')}],
      },
      {resource: /\.docusaurus[\\/]site-metadata\.json$/, use: [{loader: inPackage('loader/dropPluginVersions.cjs')}]},
      {
        resource: /\.docusaurus[\\/]docusaurus-plugin-content-blog[\\/].*-archive-\w+\.json$/,
        use: [{loader: inPackage('loader/dropArchivedContent.cjs')}],
      },
      // After mergeRoutes has removed the pages that share a route.
      {
        resource: /\.docusaurus[\\/]routes\.js$/,
        enforce: 'post' as const,
        use: [{loader: inPackage('loader/inlineChunks.cjs'), options: {route: inPackage('client/route.ts')}}],
      },
      {
        resource: /\.docusaurus[\\/](?:registry\.js|routesChunkNames\.json)$/,
        use: [{loader: inPackage('loader/empty.cjs')}],
      },
    ],
  },
});

function isProduction(): boolean {
  return process.env.NODE_ENV === 'production';
}

function withoutTable<Plugin>(plugins: readonly Plugin[]): Plugin[] {
  const others = plugins.filter((plugin) => (plugin as object | undefined)?.constructor.name !== chunkNameTable);
  if (others.length === plugins.length)
    throw new Error(`Docusaurus no longer has ${chunkNameTable}. Adapt trimBrowserBundle.ts.`);
  return others;
}
