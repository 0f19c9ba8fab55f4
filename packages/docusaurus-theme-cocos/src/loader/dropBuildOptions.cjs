// @ts-check
// A bundler loader is required by Rspack itself, which reads no TypeScript: hence plain JavaScript.

/** What the browser never asks for. Options of plugins name folders of the machine that built the site. */
const buildOnly = new Set([
  'plugins',
  'presets',
  'themes',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
]);

/**
 * Leaves out of the generated site configuration what only the build needs.
 *
 * @param {string} source
 */
module.exports = function dropBuildOptions(source) {
  const json = /^export default (\{[\s\S]*\});\s*$/m.exec(source)?.[1];
  if (json === undefined)
    throw new Error('docusaurus.config.mjs is not generated as JSON any more; adapt dropBuildOptions.cjs.');
  const needed = Object.entries(JSON.parse(json)).filter(([key]) => !buildOnly.has(key));
  return `export default ${JSON.stringify(Object.fromEntries(needed))};`;
};
