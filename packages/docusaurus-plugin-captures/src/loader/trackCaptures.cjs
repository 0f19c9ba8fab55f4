// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/**
 * Makes a page with captures depend on their lists, so that editing a list rebuilds the page in `npm run dev`.
 *
 * @this {{addContextDependency(folder: string): void, getOptions(): {folders: readonly string[]}}}
 * @param {string} source
 */
module.exports = function trackCaptures(source) {
  if (/<Capture\s/.test(source)) for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  return source;
};
