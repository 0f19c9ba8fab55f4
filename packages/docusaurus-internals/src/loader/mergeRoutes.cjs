// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/** Matches one page's route and captures its address. */
const entry =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('[^']+', '\w+'\),\s*exact: true(?:,\s*\w+: "[^"]*")*\s*\},?/g;

/**
 * Removes pages from the generated routes that the browser loads, so that a page doesn't make any other page larger. One
 * route that matches every address below their parent replaces them.
 *
 * @this {{getOptions(): import('../bundle/mergeRoutes').MergedRoutes}}
 * @param {string} source
 */
module.exports = function mergeRoutes(source) {
  const {what, paths, pageRoute} = this.getOptions();
  const pages = new Set(paths);
  let dropped = 0;
  const rest = source.replace(entry, (route, path) => {
    if (!pages.has(path)) return route;
    dropped += 1;
    return dropped === pages.size ? "{path: '*', component: mergedRoute}," : '';
  });
  if (dropped !== pages.size) {
    throw new Error(
      `routes.js: found ${dropped} of ${pages.size} ${what} to leave out. Docusaurus writes the file in an unexpected form; adapt mergeRoutes.cjs.`,
    );
  }
  return `import mergedRoute from ${JSON.stringify(pageRoute)};\n${rest}`;
};
