// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/**
 * Replaces parts of a module for the browser; bundle/replacedCode.ts says which and why.
 *
 * @this {{resourcePath: string, getOptions(): {parts: readonly (readonly [RegExp, string])[]}}}
 * @param {string} source
 */
module.exports = function replaceText(source) {
  return this.getOptions().parts.reduce((text, [part, replacement]) => {
    if (!part.test(text)) throw new Error(`${this.resourcePath}: found no ${String(part)}; adapt replacedCode.ts.`);
    return text.replace(part, replacement);
  }, source);
};
