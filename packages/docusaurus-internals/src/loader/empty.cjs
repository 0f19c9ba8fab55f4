// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/**
 * Empties a generated table that the browser fills itself (client/route.ts).
 *
 * @this {{resourcePath: string}}
 */
module.exports = function empty() {
  return this.resourcePath.endsWith('.json') ? '{}' : 'export default {};';
};
