// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.
const fs = require('node:fs');
const path = require('node:path');
const projectFiles = require('../identifiers/projectFiles.cjs');

/**
 * Makes a page depend on the files that it includes, so that editing a sample or a diagram, or binding a sample's
 * identifiers again, rebuilds the page in `npm run dev` and the build cache never serves an outdated page.
 *
 * @this {{
 *   addDependency(file: string): void,
 *   getOptions(): {rootDir: string, diagramsDir: string, identifiersDir?: string},
 * }}
 * @param {string} source
 */
module.exports = function trackIncludes(source) {
  const {rootDir, diagramsDir, identifiersDir} = this.getOptions();
  for (const [fence] of source.matchAll(/^[\s>]*`{3,}.*\bfile="[^"]+".*$/gm)) {
    for (const [, file] of fence.matchAll(/\b(?:file|diff)="([^"]+)"/g)) {
      if (!file) continue;
      this.addDependency(path.resolve(rootDir, file));
      // Those that don't exist, too: they may be written later.
      if (identifiersDir && file.endsWith('.cs'))
        for (const {json} of projectFiles(file, identifiersDir)) this.addDependency(json);
    }
  }
  for (const [, name] of source.matchAll(/<Diagram\s[^>]*\bname="([^"]+)"/g)) {
    if (!name) continue;
    this.addDependency(path.join(diagramsDir, `${name}.svg`));
    const narrow = path.join(diagramsDir, `${name}.narrow.svg`);
    if (fs.existsSync(narrow)) this.addDependency(narrow);
  }
  return source;
};
