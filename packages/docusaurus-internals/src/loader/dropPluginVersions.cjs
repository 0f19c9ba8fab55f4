// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/**
 * Removes the list of plugins and their versions from the generated metadata, because nothing in the browser reads it.
 *
 * @param {string} source
 */
module.exports = function dropPluginVersions(source) {
  const {pluginVersions, ...metadata} = JSON.parse(source);
  if (pluginVersions === undefined)
    throw new Error('site-metadata.json no longer has pluginVersions; adapt dropPluginVersions.cjs.');
  return JSON.stringify({...metadata, pluginVersions: {}});
};
