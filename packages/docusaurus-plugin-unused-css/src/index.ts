import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {usedCss} from './usedCss';

/**
 * Docusaurus plugin: after the build, removes the rules that no built page or script can use from the style sheet. Most
 * of Infima, the style sheet below Docusaurus's theme, is for components that a site may not use.
 */
export default function pluginUnusedCss(): Plugin {
  return {
    name: 'docusaurus-plugin-unused-css',
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'assets/css');
      const sheets = (await fs.readdir(folder)).filter((name) => name.endsWith('.css'));
      for (const sheet of sheets) {
        const file = path.join(folder, sheet);
        await fs.writeFile(file, await usedCss(await fs.readFile(file, 'utf8'), outDir));
      }
    },
  };
}
