// @ts-check
const vm = require('node:vm');

/**
 * @typedef {object} Route
 * @property {string} path
 * @property {{readonly key: string} | {readonly code: string}} component The key of its chunks, or unchanged code.
 * @property {unknown} [sidebar] The sidebar of a doc.
 * @property {readonly Route[]} [routes]
 */

/**
 * Reads the generated routes, with all attributes.
 *
 * @param {string} source routes.js, with or without merged routes
 * @returns {readonly Route[]}
 */
function readRoutes(source) {
  const code = source.replace(/^import .*$/gm, '').replace(/^export default /m, 'routes = ');
  const context = {
    /** @type {readonly Route[] | undefined} */
    routes: undefined,
    mergedRoute: {code: 'mergedRoute'},
    /** @type {(path: string, hash?: string) => Route['component']} */
    ComponentCreator: (path, hash) =>
      hash === undefined ? {code: `ComponentCreator(${JSON.stringify(path)})`} : {key: `${path}-${hash}`},
  };
  vm.runInNewContext(code, context);
  if (!Array.isArray(context.routes)) throw new Error('routes.js no longer exports an array; adapt readRoutes.cjs.');
  return context.routes;
}

/**
 * Returns routes with all routes below them.
 *
 * @param {readonly Route[]} routes
 * @returns {readonly Route[]}
 */
const withRoutesBelow = (routes) => routes.flatMap((route) => [route, ...withRoutesBelow(route.routes ?? [])]);

module.exports = {readRoutes, withRoutesBelow};
