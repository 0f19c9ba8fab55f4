import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

const clientModules = [
  here('css/index.css'),
  here('client/shortenAddress.ts'),
  here('client/tabs.ts'),
  here('client/loadWhenNear.ts'),
];

/** What keeps the browser bundle small. */
const browserBundle = {
  resolve: {
    alias: {
      // Code is highlighted while the site is built (docusaurus-plugin-code-samples): no highlighter in the browser.
      'prism-react-renderer': here('theme/CodeBlock/noHighlighter.ts'),
      tslib$: here('client/tslibForUtilsCommon.mjs'),
    },
  },
  module: {
    rules: [
      {resource: /\.docusaurus[\\/]docusaurus\.config\.mjs$/, use: [{loader: here('loader/dropBuildOptions.cjs')}]},
      {resource: /\.docusaurus[\\/]site-metadata\.json$/, use: [{loader: here('loader/dropPluginVersions.cjs')}]},
      {resource: /\.docusaurus[\\/]registry\.js$/, use: [{loader: here('loader/dropModulePaths.cjs')}]},
    ],
  },
};

/** Docusaurus theme on top of theme-classic: design tokens, style sheets and our own components. */
export default function themeCocos(): Plugin {
  return {
    name: 'docusaurus-theme-cocos',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    getClientModules: () => clientModules,
    configureWebpack: (_config, isServer) => (isServer ? {} : browserBundle),
  };
}
