import fs from 'node:fs/promises';
import path from 'node:path';
import type {StepAfterBuild} from 'built-pages';
import {usedCss} from './usedCss';

/**
 * Step after a build of Docusaurus: removes the rules that no built page or script can use from the style sheet. Most of
 * Infima, the style sheet below Docusaurus's theme, is for components that a site may not use.
 */
export default function unusedCss(): StepAfterBuild {
  return {
    name: 'unused-css',
    async postBuild({outDir}, pages) {
      const names = await pages.find<readonly string[]>({module: path.join(__dirname, 'findNames.ts')});
      const folder = path.join(outDir, 'assets/css');
      const sheets = (await fs.readdir(folder)).filter((name) => name.endsWith('.css'));
      for (const sheet of sheets) {
        const file = path.join(folder, sheet);
        const css = await fs.readFile(file, 'utf8');
        await fs.writeFile(file, await usedCss(css, new Set(names.flat()), path.join(outDir, 'assets/js')));
      }
    },
  };
}
