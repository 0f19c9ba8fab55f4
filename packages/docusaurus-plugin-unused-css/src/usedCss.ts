import fs from 'node:fs/promises';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import {dropFallbacks} from './dropFallbacks';
import {dropOverridden} from './dropOverridden';
import {namesInScript, propertiesInScript} from './selectorParts';

/** The rules of a stylesheet that a page with these names or a script in a folder can use. */
export async function usedCss(css: string, names: ReadonlySet<string>, scriptsDir: string): Promise<string> {
  const scripts = await Promise.all(
    (await fs.readdir(scriptsDir))
      .filter((name) => name.endsWith('.js'))
      .map((name) => fs.readFile(path.join(scriptsDir, name), 'utf8')),
  );
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...names].join(' '), extension: 'html'}, `${scriptsDir}/*.js`],
    css: [{raw: dropOverridden(dropFallbacks(css))}],
    extractors: [
      {extensions: ['html'], extractor: (raw: string) => raw.split(' ')},
      {extensions: ['js'], extractor: namesInScript},
    ],
    variables: true,
    safelist: {
      // PurgeCSS keeps a pseudo-class next to a name, but drops one on its own, such as both in `:is(:hover, :focus)`.
      standard: [/^:/],
      // Attributes whose values scripts compose at run time.
      greedy: [/data-theme/, /data-has-hydrated/, /data-copy/, /aria-/],
      variables: scripts.flatMap(propertiesInScript),
    },
  });
  if (!result || result.css === '') throw new Error('PurgeCSS removed all rules of the stylesheet.');
  return result.css;
}
