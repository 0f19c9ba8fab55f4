import path from 'node:path';
import {rewriteSheets, type StepAfterBuild} from 'built-pages';
import {dropFonts} from './dropFonts';
import type {SiteSheets} from './inlineRules';

/**
 * Step after a build of Docusaurus: inlines the style rules that each page uses and moves its stylesheet after its
 * content. The browser can then paint the page in its final style as soon as the HTML is loaded.
 */
export default function criticalCss(): StepAfterBuild {
  return {
    name: 'critical-css',
    change: ({outDir, baseUrl}) => ({
      module: path.join(__dirname, 'inlineRules.ts'),
      settings: {outDir, baseUrl} satisfies SiteSheets,
    }),
    postBuild: ({outDir}) => rewriteSheets(outDir, dropFonts),
  };
}
