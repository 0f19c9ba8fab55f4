// @ts-check
// A bundler loader is required by Rspack itself, which reads no TypeScript: hence the one plain file here.
const path = require('node:path');

/**
 * Tells the bundler which files a page includes, so that editing a sample or a diagram, or binding a sample's identifiers
 * anew, rebuilds the page in `npm run dev` and is never served stale from the build cache.
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
      // Where readSpans.ts looks for them.
      if (identifiersDir && file.endsWith('.cs'))
        this.addDependency(path.join(identifiersDir, `${file.replace(/^samples\//, '')}.json`));
    }
  }
  for (const [, name] of source.matchAll(/<Diagram\s[^>]*\bname="([^"]+)"/g)) {
    if (name) this.addDependency(path.join(diagramsDir, `${name}.svg`));
  }
  return source;
};
