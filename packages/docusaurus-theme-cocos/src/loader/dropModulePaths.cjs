// @ts-check
// A bundler loader is required by Rspack itself, which reads no TypeScript: hence plain JavaScript.

const modulePath = /(\[\(\) => import\([^)]*\), )"[^"]*"(, require\.resolveWeak\()/g;

/**
 * Leaves out of the generated registry of modules the path that stands beside each: only the server asks for it, and
 * every page would download the paths of all others.
 *
 * @param {string} source
 */
module.exports = function dropModulePaths(source) {
  const shortened = source.replaceAll(modulePath, '$1""$2');
  if (shortened === source) throw new Error('registry.js has another form than expected; adapt dropModulePaths.cjs.');
  return shortened;
};
