// @ts-check
// A bundler loader is required by Rspack itself, which reads no TypeScript: hence plain JavaScript.

/** An entry of each generated file; what it names is captured. */
const entries = {
  'routes.js':
    /\{\s*path: '([^']+)',\s*component: ComponentCreator\('[^']+', '\w+'\),\s*exact: true(?:,\s*\w+: "[^"]*")*\s*\},?/g,
  'registry.js': /^ {2}"[^"]+": \[\(\) => import\([^"]*"\w+" \*\/ "([^"]+)"\).*?\],?(?=$|\};$)/gm,
};

/**
 * Takes the API pages out of the generated files that the browser loads, so that a page costs no other page a byte. One
 * route that takes every address below stands in for them.
 *
 * @this {{resourcePath: string, getOptions(): {paths: readonly string[], dataDir: string, pageRoute: string}}}
 * @param {string} source
 */
module.exports = function dropApiPages(source) {
  const {paths, dataDir, pageRoute} = this.getOptions();
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
      return dropped === pages.size ? "{path: '*', component: apiPageRoute}," : '';
    });
    result = `import apiPageRoute from ${JSON.stringify(pageRoute)};\n${rest}`;
  } else if (name === 'routesChunkNames.json') {
    const kept = Object.entries(JSON.parse(source)).filter(([key]) => !drop(pages.has(key.replace(/-[^-]+$/, ''))));
    result = JSON.stringify(Object.fromEntries(kept));
  } else {
    result = source.replace(entries['registry.js'], (entry, module) => {
      if (module === '@theme/ApiItem') return '';
      return drop(JSON.parse(`"${module}"`).startsWith(dataDir)) ? '' : entry;
    });
  }
  if (dropped !== pages.size) {
    throw new Error(
      `${name}: found ${dropped} of ${pages.size} API pages to leave out. Docusaurus writes the file in another form; adapt dropApiPages.cjs.`,
    );
  }
  return result;
};
