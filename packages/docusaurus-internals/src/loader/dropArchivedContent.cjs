// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/**
 * @typedef {object} Post
 * @property {string} id
 * @property {{readonly title: string, readonly date: string, readonly permalink: string}} metadata
 */

/**
 * Keeps of each post in the blog's archive what its entry shows. Docusaurus gives that page the whole text of all posts.
 *
 * @param {string} source
 */
module.exports = function dropArchivedContent(source) {
  /** @type {{readonly archive?: {readonly blogPosts?: readonly Post[]}}} */
  const {archive} = JSON.parse(source);
  if (!archive?.blogPosts) throw new Error('The archive has no "blogPosts" any longer; adapt dropArchivedContent.cjs.');
  const blogPosts = archive.blogPosts.map(({id, metadata: {title, date, permalink}}) => {
    if (!title || !date || !permalink)
      throw new Error(`The archive has no title, date or permalink of "${id}"; adapt dropArchivedContent.cjs.`);
    return {id, metadata: {title, date, permalink}};
  });
  return JSON.stringify({archive: {blogPosts}});
};
