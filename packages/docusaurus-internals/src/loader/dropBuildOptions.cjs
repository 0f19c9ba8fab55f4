// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/** Options that the browser never reads. Those of plugins contain paths of the machine that built the site. */
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

/** Options of `future` that the browser never reads; its others choose the router. */
const buildOnlyFuture = new Set(['v4', 'faster', 'experimental_vcs']);

/** @param {Record<string, unknown>} options @param {ReadonlySet<string>} dropped */
const without = (options, dropped) => Object.fromEntries(Object.entries(options).filter(([key]) => !dropped.has(key)));

/**
 * Removes the options that only the build needs from the generated site configuration.
 *
 * @param {string} source
 */
module.exports = function dropBuildOptions(source) {
  const json = /^export default (\{[\s\S]*\});\s*$/m.exec(source)?.[1];
  if (json === undefined)
    throw new Error('docusaurus.config.mjs is no longer generated as JSON; adapt dropBuildOptions.cjs.');
  const {future, ...needed} = without(JSON.parse(json), buildOnly);
  return `export default ${JSON.stringify({...needed, future: without(Object(future), buildOnlyFuture)})};`;
};
