// @ts-check
const {readRoutes, withRoutesBelow} = require('./readRoutes.cjs');

/** @typedef {{readonly id: string, readonly path: string, readonly sidebar?: string}} Doc */

/**
 * Returns the docs in the global data that say nothing that their routes don't say: a doc's id is the end of its
 * address. None if the site has several versions of docs.
 *
 * @param {string} globalData globalData.json
 * @param {string} routes routes.js as it was generated
 * @returns {readonly Doc[]}
 */
module.exports = function impliedDocs(globalData, routes) {
  const instances = JSON.parse(globalData)['docusaurus-plugin-content-docs'] ?? {};
  const versions = Object.keys(instances).join() === 'default' ? instances.default.versions : [];
  if (versions.length !== 1) return [];
  const pages = withRoutesBelow(readRoutes(routes)).filter((route) => !route.routes);
  const sidebars = new Map(pages.map((page) => [page.path, page.sidebar]));
  const [{path, docs}] = versions;
  return docs.filter(
    (/** @type {Doc} */ doc) =>
      doc.path === `${path}/${doc.id}` && doc.sidebar !== undefined && sidebars.get(doc.path) === doc.sidebar,
  );
};
