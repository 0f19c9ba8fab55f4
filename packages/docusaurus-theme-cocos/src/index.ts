import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

/** Docusaurus theme on top of theme-classic: design tokens, style sheets and our own components. */
export default function themeCocos(): Plugin {
  return {
    name: 'docusaurus-theme-cocos',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    getClientModules: () => [here('css/index.css'), here('client/shortenAddress.ts')],
    configureWebpack: () => ({
      resolve: {
        alias: {
          // Code is highlighted while the site is built (docusaurus-plugin-code-samples): no highlighter in the browser.
          'prism-react-renderer': here('theme/CodeBlock/noHighlighter.ts'),
          // The CommonJS build, which Docusaurus's own files ask for, cannot be tree-shaken.
          tslib: 'tslib/tslib.es6.mjs',
        },
      },
    }),
  };
}
