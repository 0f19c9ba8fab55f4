// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.
const fs = require('node:fs');
const path = require('node:path');
const impliedDocs = require('./impliedDocs.cjs');
const {readRoutes, withRoutesBelow} = require('./readRoutes.cjs');

const registryEntry = /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:[^"\\]|\\.)+")\),/gm;

/** @typedef {import('./readRoutes.cjs').Route} Route */
/** @typedef {import('@docusaurus/types').ChunkNames} ChunksByProp */
/** @typedef {string | ChunksByProp | readonly ChunksByProp[]} ChunkNames The chunks of a route, of a prop or of a list. */

/**
 * Writes into each generated route how to load its chunks. Docusaurus has three tables for it (routes, names of their
 * chunks, how to load a chunk), which repeat each page's address and contain a hash for each route and chunk. Every page
 * would download all of that.
 *
 * @this {{resourcePath: string, addDependency?(file: string): void, getOptions(): {route: string}}}
 * @param {string} source
 */
module.exports = function inlineChunks(source) {
  /** @param {string} name */
  const read = (name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency?.(file);
    return fs.readFileSync(file, 'utf8');
  };
  /** @type {Readonly<Record<string, ChunkNames>>} */
  const chunkNames = JSON.parse(read('routesChunkNames.json'));
  const modules = new Map([...read('registry.js').matchAll(registryEntry)].map(([, name, module]) => [name, module]));
  const docs = new Set(impliedDocs(read('globalData.json'), read('routes.js')).map((doc) => doc.path));
  const routes = readRoutes(source);

  /** @param {Route} route @returns {ChunkNames} */
  const chunksOf = ({path: address, component}) => {
    if ('code' in component) return [];
    const names = chunkNames[component.key];
    if (!names) throw new Error(`routesChunkNames.json: found no chunks of ${address}; adapt inlineChunks.cjs.`);
    return names;
  };
  const bundles = new Map([...loadedTogether(routes, chunksOf), ...longestLists(routes, chunksOf)]);

  /** @param {string} name */
  const load = (name) => {
    const module = modules.get(name);
    if (module === undefined) throw new Error(`registry.js: found no chunk "${name}"; adapt inlineChunks.cjs.`);
    return `() => import(/* webpackChunkName: ${JSON.stringify(bundles.get(name))} */ ${module})`;
  };
  const uses = withRoutesBelow(routes).flatMap((route) => leaves(chunksOf(route)));
  const shared = [...new Set(uses.filter((name, index) => uses.indexOf(name) !== index))];
  const variables = new Map(shared.map((name, index) => [name, `chunk${index}`]));

  /** @param {ChunkNames} names @returns {string} */
  const write = (names) => {
    if (typeof names === 'string') return variables.get(names) ?? load(names);
    if (Array.isArray(names)) return `[${names.map(write).join()}]`;
    return `{${Object.entries(names).map(([key, below]) => `${JSON.stringify(key)}: ${write(below)}`)}}`;
  };
  /** @param {Route} route @returns {string} */
  const writeRoute = (route) => {
    const {path: address, component, routes: below, ...attributes} = route;
    const arguments_ = `${JSON.stringify(address)}, ${write(chunksOf(route))}`;
    if (docs.delete(address)) {
      const {exact, sidebar, ...others} = /** @type {{exact?: unknown, sidebar?: unknown}} */ (attributes);
      if (exact !== true || Object.keys(others).length > 0)
        throw new Error(`routes.js: the route of ${address} has other attributes; adapt inlineChunks.cjs.`);
      return `doc(${arguments_}, ${JSON.stringify(sidebar)})`;
    }
    const others = Object.entries(attributes).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    if (below) others.push(`"routes": [${below.map(writeRoute).join()}]`);
    if (!('code' in component)) return `route(${arguments_}, {${others.join()}})`;
    return `{${[`path: ${JSON.stringify(address)}, component: ${component.code}`, ...others].join()}}`;
  };

  const list = routes.map(writeRoute).join();
  if (docs.size > 0) throw new Error(`routes.js: found no route of ${[...docs].join(', ')}; adapt inlineChunks.cjs.`);
  return [
    `import {doc, route} from ${JSON.stringify(this.getOptions().route)};`,
    ...(source.match(/^import .*$/gm) ?? []),
    ...shared.map((name) => `const ${variables.get(name)} = ${load(name)};`),
    `export default [${list}];`,
  ].join('\n');
};

/** @param {ChunkNames} names @returns {readonly string[]} */
const leaves = (names) => (typeof names === 'string' ? [names] : Object.values(names).flatMap(leaves));

/**
 * @param {readonly Route[]} routes
 * @param {(route: Route) => ChunkNames} chunksOf
 * @returns {ReadonlyMap<string, string>} One name for all chunks that the same pages load, by the name of each.
 */
function loadedTogether(routes, chunksOf) {
  /** @type {Map<string, string>} By the pages that load a chunk. */
  const bundles = new Map();
  return new Map(
    [...loadingPlaces(routes, chunksOf)].map(([name, pages]) => {
      const bundle = bundles.get(pages.join()) ?? name;
      bundles.set(pages.join(), bundle);
      return [name, bundle];
    }),
  );
}

/**
 * Every page on a wide screen prefetches the blog's list of all posts, which would be a file for each post. Shorter lists
 * load the same file.
 *
 * @param {readonly Route[]} routes
 * @param {(route: Route) => ChunkNames} chunksOf
 * @returns {ReadonlyMap<string, string>} One name for all items of a list, by the name of each.
 */
function longestLists(routes, chunksOf) {
  const lists = withRoutesBelow(routes)
    .flatMap((route) => listsIn(chunksOf(route)))
    .sort((a, b) => a.length - b.length);
  return new Map(lists.flatMap((names) => names.map((name) => [name, names[0] ?? name])));
}

/** @param {ChunkNames} names @returns {readonly (readonly string[])[]} The names in each list. */
function listsIn(names) {
  if (typeof names === 'string') return [];
  return Array.isArray(names) ? [leaves(names)] : Object.values(names).flatMap(listsIn);
}

/**
 * @param {readonly Route[]} routes
 * @param {(route: Route) => ChunkNames} chunksOf
 * @returns {ReadonlyMap<string, readonly number[]>} The pages that load a chunk, by its name.
 */
function loadingPlaces(routes, chunksOf) {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  let pages = 0;
  /** @param {readonly Route[]} list @param {readonly string[]} above */
  const visit = (list, above) => {
    for (const route of list) {
      const names = [...above, ...leaves(chunksOf(route))];
      if (route.routes) visit(route.routes, names);
      else {
        pages += 1;
        for (const name of new Set(names)) places.set(name, [...(places.get(name) ?? []), pages]);
      }
    }
  };
  visit(routes, []);
  return places;
}
