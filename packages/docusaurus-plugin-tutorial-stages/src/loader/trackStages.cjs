// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/**
 * Makes a page depend on the stages and titles that it shows, so that editing them rebuilds the page in `npm run dev`.
 *
 * @this {{addDependency(file: string): void, addContextDependency(folder: string): void, getOptions(): {folders: readonly string[], pages: readonly string[]}}}
 * @param {string} source
 */
module.exports = function trackStages(source) {
  const {folders, pages} = this.getOptions();
  // Adds all folders, because a stage also depends on the one before it.
  if (/<Stage\s/.test(source)) for (const folder of folders) this.addContextDependency(folder);
  if (/<(?:Tutorial|Path)Progress\b/.test(source)) for (const page of pages) this.addDependency(page);
  return source;
};
