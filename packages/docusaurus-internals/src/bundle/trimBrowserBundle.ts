import {inPackage} from './inPackage';

/** Removes what no page needs from the browser's bundle. Use it in `configureWebpack`, not for the server's bundle. */
export const trimBrowserBundle = () => ({
  // File names don't contain chunk names, because every page would download a table of all names.
  ...(process.env.NODE_ENV === 'production' && {output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'}}),
  resolve: {
    alias: {
      // The build highlights code, so the browser needs no highlighter.
      'prism-react-renderer': inPackage('client/noHighlighter.ts'),
      tslib$: inPackage('client/tslibForUtilsCommon.mjs'),
      // Adds each prefetched file once.
      [require.resolve('@docusaurus/core/lib/client/prefetch')]: inPackage('client/prefetch.ts'),
    },
  },
  module: {
    rules: [
      // The router imports them for withRouter and for checks during development; the site needs neither.
      {resource: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false},
      {
        resource: /\.docusaurus[\\/]docusaurus\.config\.mjs$/,
        use: [{loader: inPackage('loader/dropBuildOptions.cjs')}],
      },
      {resource: /\.docusaurus[\\/]site-metadata\.json$/, use: [{loader: inPackage('loader/dropPluginVersions.cjs')}]},
      {resource: /\.docusaurus[\\/]registry\.js$/, use: [{loader: inPackage('loader/dropModulePaths.cjs')}]},
      {
        resource: /\.docusaurus[\\/](?:registry\.js|routesChunkNames\.json)$/,
        use: [{loader: inPackage('loader/shortenChunkNames.cjs')}],
      },
    ],
  },
});
