// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/** Matches one entry of each generated file and captures its name. */
const entries = {
  'routes.js':
    /\{\s*path: '([^']+)',\s*component: ComponentCreator\('[^']+', '\w+'\),\s*exact: true(?:,\s*\w+: "[^"]*")*\s*\},?/g,
  'registry.js': /^ {2}"[^"]+": \[\(\) => import\([^"]*"\w+" \*\/ "([^"]+)"\).*?\],?(?=$|\};$)/gm,
};

/**
 * Removes pages from the generated files that the browser loads, so that a page doesn't make any other page larger. One
 * route that matches every address below their parent replaces them.
 *
 * @this {{resourcePath: string, getOptions(): import('../bundle/mergeRoutes').MergedRoutes}}
 * @param {string} source
 */
module.exports = function mergeRoutes(source) {
  const {what, paths, component, dataDir, pageRoute} = this.getOptions();
  const pages = new Set(paths);
  const name = /[^\\/]+$/.exec(this.resourcePath)?.[0];
  let dropped = 0;
  /** @param {boolean} isPage */
  const drop = (isPage) => {
    if (isPage) dropped += 1;
    return isPage;
  };

  let result;
  if (name === 'routes.js') {
    const rest = source.replace(entries['routes.js'], (entry, path) => {
      if (!drop(pages.has(path))) return entry;
      return dropped === pages.size ? "{path: '*', component: mergedRoute}," : '';
    });
    result = `import mergedRoute from ${JSON.stringify(pageRoute)};\n${rest}`;
  } else if (name === 'routesChunkNames.json') {
    const kept = Object.entries(JSON.parse(source)).filter(([key]) => !drop(pages.has(key.replace(/-[^-]+$/, ''))));
    result = JSON.stringify(Object.fromEntries(kept));
  } else {
    result = source.replace(entries['registry.js'], (entry, module) => {
      if (module === component) return '';
      return drop(JSON.parse(`"${module}"`).startsWith(dataDir)) ? '' : entry;
    });
  }
  if (dropped !== pages.size) {
    throw new Error(
      `${name}: found ${dropped} of ${pages.size} ${what} to leave out. Docusaurus writes the file in an unexpected form; adapt mergeRoutes.cjs.`,
    );
  }
  return result;
};
