import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {criticalRules, type CriticalRules} from './criticalRules';
import {dropFonts} from './dropFonts';
import {moveSheets, sheetAddresses} from './moveSheets';

/**
 * Docusaurus plugin: after the build, inlines the style rules that each page uses and moves its style sheet after its
 * content. The browser can then paint the page in its final style as soon as the HTML is loaded.
 */
export default function pluginCriticalCss(): Plugin {
  return {
    name: 'docusaurus-plugin-critical-css',
    async postBuild({outDir, baseUrl}) {
      const sheets = new Set<string>();
      const rulesOf = criticalRules((address) => {
        const sheet = path.join(outDir, toFile(address, baseUrl));
        sheets.add(sheet);
        return fs.readFile(sheet, 'utf8');
      });
      const files = (await fs.readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
      await Promise.all(files.map((file) => rewritePage(path.join(outDir, file), rulesOf)));
      for (const sheet of sheets) await fs.writeFile(sheet, dropFonts(await fs.readFile(sheet, 'utf8')));
    },
  };
}

function toFile(address: string, baseUrl: string): string {
  if (!address.startsWith(baseUrl)) throw new Error(`The style sheet ${address} is not part of the site.`);
  return decodeURI(address.slice(baseUrl.length));
}

async function rewritePage(file: string, rulesOf: CriticalRules): Promise<void> {
  const html = await fs.readFile(file, 'utf8');
  const addresses = sheetAddresses(html);
  if (addresses.length === 0) return;
  try {
    await fs.writeFile(file, moveSheets(html, await rulesOf(html, addresses)));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
}
