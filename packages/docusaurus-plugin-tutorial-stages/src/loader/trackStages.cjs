// @ts-check
// A bundler loader is required by Rspack itself, which reads no TypeScript: hence the one plain file here.

/**
 * Tells the bundler what a page shows besides its own text, so that editing a stage rebuilds the page in `npm run dev`.
 *
 * @this {{addDependency(file: string): void, addContextDependency(folder: string): void, getOptions(): {folders: readonly string[], pages: readonly string[]}}}
 * @param {string} source
 */
module.exports = function trackStages(source) {
  const {folders, pages} = this.getOptions();
  // Which of the folders counts little: a stage is compared with the one before it.
  if (/<Stage\s/.test(source)) for (const folder of folders) this.addContextDependency(folder);
  if (/<TutorialProgress\b/.test(source)) for (const page of pages) this.addDependency(page);
  return source;
};
