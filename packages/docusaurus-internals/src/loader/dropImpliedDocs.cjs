// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.
const fs = require('node:fs');
const path = require('node:path');
const impliedDocs = require('./impliedDocs.cjs');

/**
 * Removes the docs from the global data that the browser adds again when it creates their routes (client/route.ts),
 * because every page would download each doc's address twice more.
 *
 * @this {{resourcePath: string, addDependency?(file: string): void}}
 * @param {string} source
 */
module.exports = function dropImpliedDocs(source) {
  const routes = path.join(path.dirname(this.resourcePath), 'routes.js');
  this.addDependency?.(routes);
  const dropped = new Set(impliedDocs(source, fs.readFileSync(routes, 'utf8')).map(({id}) => id));
  if (dropped.size === 0) return source;
  const data = JSON.parse(source);
  const [version] = data['docusaurus-plugin-content-docs'].default.versions;
  version.docs = version.docs.filter((/** @type {{id: string}} */ {id}) => !dropped.has(id));
  return JSON.stringify(data);
};
