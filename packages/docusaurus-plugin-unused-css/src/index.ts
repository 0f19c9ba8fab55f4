import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';
import {dropFallbacks} from './dropFallbacks';
import {dropOverridden} from './dropOverridden';
import {namesInHtml, namesInScript, propertiesInScript} from './selectorParts';

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

async function usedCss(css: string, outDir: string): Promise<string> {
  const scriptsDir = path.join(outDir, 'assets/js');
  const scripts = await Promise.all(
    (await fs.readdir(scriptsDir))
      .filter((name) => name.endsWith('.js'))
      .map((name) => fs.readFile(path.join(scriptsDir, name), 'utf8')),
  );
  const [result] = await new PurgeCSS().purge({
    content: [`${outDir}/**/*.html`, `${outDir}/assets/js/*.js`],
    css: [{raw: dropOverridden(dropFallbacks(css))}],
    extractors: [
      {extensions: ['html'], extractor: namesInHtml},
      {extensions: ['js'], extractor: namesInScript},
    ],
    variables: true,
    // Attributes whose values scripts compose at run time.
    safelist: {
      greedy: [/data-theme/, /data-has-hydrated/, /data-copy/, /aria-/],
      variables: scripts.flatMap(propertiesInScript),
    },
  });
  if (!result || result.css === '') throw new Error('PurgeCSS removed all rules of the style sheet.');
  return result.css;
}
