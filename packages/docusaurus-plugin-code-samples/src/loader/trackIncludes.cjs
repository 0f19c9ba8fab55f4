// @ts-check
// A bundler loader is required by Rspack itself, which reads no TypeScript: hence the one plain file here.
const path = require('node:path');

/**
 * Tells the bundler which files a page includes, so that editing a sample or a diagram rebuilds the page in `npm run
 * dev` and is never served stale from the build cache.
 *
 * @this {{addDependency(file: string): void, getOptions(): {rootDir: string, diagramsDir: string}}}
 * @param {string} source
 */
module.exports = function trackIncludes(source) {
  const {rootDir, diagramsDir} = this.getOptions();
  for (const [, file] of source.matchAll(/^\s*`{3,}.*\bfile="([^"]+)"/gm)) {
    if (file) this.addDependency(path.resolve(rootDir, file));
  }
  for (const [, name] of source.matchAll(/<Diagram\s[^>]*\bname="([^"]+)"/g)) {
    if (name) this.addDependency(path.join(diagramsDir, `${name}.svg`));
  }
  return source;
};
