import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {configureBundle} from 'docusaurus-internals';
import {setThemeColor, themeColors} from './client/themeColor';
import {skipFar} from './farBlocks/skipFar';

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

const clientModules = [
  here('css/index.css'),
  here('client/shortenAddress.ts'),
  here('client/clearedStorage.ts'),
  here('client/tabs.ts'),
  here('client/inMain.ts'),
  here('client/shownAddress.ts'),
  here('client/progressBar.ts'),
  here('client/loadWhenNear.ts'),
  here('client/loadPageContents.ts'),
  here('farBlocks/layOutFar.ts'),
];

/** Docusaurus theme on top of theme-classic: design tokens, stylesheets and our own components. */
export default function themeCocos(): Plugin {
  return {
    name: 'docusaurus-theme-cocos',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    getClientModules: () => clientModules,
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${skipFar.toString()})();`}],
      // After theme-classic's script, which sets the color mode.
      preBodyTags: [{tagName: 'script', innerHTML: `(${setThemeColor.toString()})(${JSON.stringify(themeColors)});`}],
    }),
    configureWebpack: (config, isServer, utils) => configureBundle(config, isServer, utils),
    // Looking for a configuration above each sheet would take a build a second and a half.
    configurePostCss: (options) => ({...options, config: false}),
  };
}
