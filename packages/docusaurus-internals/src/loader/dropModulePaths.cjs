// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

const serverFields = /(\[\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)(?=\])/g;

/**
 * Removes the path and the id of each module from the generated registry, because only the server reads them and every
 * page would download them all.
 *
 * @param {string} source
 */
module.exports = function dropModulePaths(source) {
  const shortened = source.replaceAll(serverFields, '$1');
  if (shortened === source) throw new Error('registry.js has an unexpected form; adapt dropModulePaths.cjs.');
  return shortened;
};
