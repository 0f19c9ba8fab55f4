// @ts-check
// A bundler loader is required by Rspack itself, which reads no TypeScript: hence plain JavaScript.

/**
 * Leaves the list of plugins and their versions out of the generated metadata: nothing in the browser asks for it.
 *
 * @param {string} source
 */
module.exports = function dropPluginVersions(source) {
  const {pluginVersions, ...metadata} = JSON.parse(source);
  if (pluginVersions === undefined)
    throw new Error('site-metadata.json has no pluginVersions any more; adapt dropPluginVersions.cjs.');
  return JSON.stringify({...metadata, pluginVersions: {}});
};
