import fs from 'node:fs/promises';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import {dropFallbacks} from './dropFallbacks';
import {dropOverridden} from './dropOverridden';
import {namesInHtml, namesInScript, propertiesInScript} from './selectorParts';

/** The rules of a style sheet that a page or a script below a folder can use. */
export async function usedCss(css: string, outDir: string): Promise<string> {
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
    safelist: {
      // PurgeCSS keeps a pseudo-class beside a name, but drops one that stands alone, such as both in `:is(:hover, :focus)`.
      standard: [/^:/],
      // Attributes whose values scripts compose at run time.
      greedy: [/data-theme/, /data-has-hydrated/, /data-copy/, /aria-/],
      variables: scripts.flatMap(propertiesInScript),
    },
  });
  if (!result || result.css === '') throw new Error('PurgeCSS removed all rules of the style sheet.');
  return result.css;
}
