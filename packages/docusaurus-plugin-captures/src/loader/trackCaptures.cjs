// @ts-check
// A bundler loader is required by Rspack itself, which reads no TypeScript: hence the one plain file here.

/**
 * Tells the bundler that a page with captures depends on their lists, so that an edit rebuilds the page in `npm run dev`.
 *
 * @this {{addContextDependency(folder: string): void, getOptions(): {folders: readonly string[]}}}
 * @param {string} source
 */
module.exports = function trackCaptures(source) {
  if (/<(?:Capture|ApiGallery)\s/.test(source))
    for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  return source;
};
