// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/**
 * Makes a page with components of the API depend on a file that is written after the API was read again, so that
 * `npm run dev` shows the new data.
 *
 * @this {{addDependency(file: string): void, getOptions(): {stampFile: string}}}
 * @param {string} source
 */
module.exports = function trackApi(source) {
  if (/<Api[A-Z]/.test(source)) this.addDependency(this.getOptions().stampFile);
  return source;
};
