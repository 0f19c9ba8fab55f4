// @ts-check
// Plain JavaScript, because a bundler loader reads it, too.
const path = require('node:path');

/**
 * Returns where the identifiers of a C# file may be, below the folder that `samples:bind` writes, nearest first: each
 * project has one file, which is named after the project's folder. `name` is the C# file's path within that project.
 *
 * @param {string} file The repository path of a file below samples/.
 * @param {string} dir
 * @returns {readonly {readonly json: string, readonly name: string}[]}
 */
module.exports = function projectFiles(file, dir) {
  const parts = file.split('/').slice(1);
  return parts.slice(1).map((_, index) => {
    const project = parts.slice(0, parts.length - 1 - index);
    return {json: `${path.join(dir, ...project)}.json`, name: parts.slice(project.length).join('/')};
  });
};
