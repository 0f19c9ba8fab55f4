// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.
const fs = require('node:fs');
const path = require('node:path');

const shortest = 3;

/**
 * Shortens each chunk's name, eight digits of a hash, to its shortest unique prefix of at least three digits. Every
 * page loads the names of all chunks in several tables, and the digits of a hash don't compress.
 *
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function shortenChunkNames(source) {
  const registry = fs.readFileSync(path.join(path.dirname(this.resourcePath), 'registry.js'), 'utf8');
  const names = [...new Set(registry.match(/(?<=webpackChunkName: ")[0-9a-f]{8}(?=")/g))];
  if (names.length === 0)
    throw new Error(
      'registry.js: found no chunk names. Docusaurus writes the file in an unexpected form; adapt shortenChunkNames.cjs.',
    );
  const short = shortened(names);
  return source.replace(/"([0-9a-f]{8})"/g, (quoted, name) => (short.has(name) ? `"${short.get(name)}"` : quoted));
};

/**
 * @param {readonly string[]} names
 * @returns {ReadonlyMap<string, string>} The shortest unique prefix of each name.
 */
function shortened(names) {
  return new Map(
    names.map((name) => {
      let length = shortest;
      while (names.some((other) => other !== name && other.startsWith(name.slice(0, length)))) length += 1;
      return [name, name.slice(0, length)];
    }),
  );
}
