// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/**
 * Turns a stylesheet into a module that adopts it. The server, which has no document, gets an empty module.
 *
 * @this {{getOptions(): {isServer: boolean}}}
 * @param {string} css
 */
module.exports = function adoptSheet(css) {
  if (this.getOptions().isServer) return '';
  return [
    'const sheet = new CSSStyleSheet();',
    `sheet.replaceSync(${JSON.stringify(css)});`,
    'document.adoptedStyleSheets.push(sheet);',
  ].join('\n');
};
