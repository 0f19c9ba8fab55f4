import path from 'node:path';
import {rewriteSheets, type StepAfterBuild} from 'built-pages';
import {usedCss} from './usedCss';

/**
 * Step after a build of Docusaurus: removes the rules that no built page or script can use from the stylesheet. Most of
 * Infima, the stylesheet below Docusaurus's theme, is for components that a site may not use.
 */
export default function unusedCss(): StepAfterBuild {
  return {
    name: 'unused-css',
    async postBuild({outDir}, pages) {
      const found = await pages.find<readonly string[]>({module: path.join(__dirname, 'findNames.ts')});
      const names = new Set(found.flat());
      await rewriteSheets(outDir, (css) => usedCss(css, names, path.join(outDir, 'assets/js')));
    },
  };
}
