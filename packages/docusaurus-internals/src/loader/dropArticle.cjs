// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/** The end of a compiled module: the table of contents, the article and the component around it. */
const articlePart = /^export const toc = \[[\s\S]*?^function _createMdxContent\([\s\S]*$/m;

/**
 * Removes the article and its table of contents from a compiled MDX module and adds a function that loads them from the
 * page's HTML. The rest (front matter, metadata) is what Docusaurus's theme needs around the article. A top-level `await`
 * would do without the function, but the bundler adds half a kilobyte to every page for the first one.
 *
 * @this {{resourcePath: string, getOptions(): {store: string}}}
 * @param {string} source
 */
module.exports = function dropArticle(source) {
  const metadata = /^export \{default as metadata\} from (.+)$/m.exec(source)?.[1];
  // A partial has no metadata; it is dropped with the article that includes it.
  if (metadata === undefined) return source;
  const rest = source.replace(articlePart, '');
  if (rest === source) {
    throw new Error(
      `${this.resourcePath}: found no article to remove from the compiled module. MDX's output has changed; adapt dropArticle.cjs.`,
    );
  }
  return `import {articleContents, loadArticle} from ${JSON.stringify(this.getOptions().store)};
import articleMetadata from ${metadata}
${rest}
export let toc;
/** The route waits for it (route.ts). */
export async function loadContent() {
  await loadArticle(articleMetadata.permalink);
  toc = articleContents(articleMetadata.permalink);
}
export default function MDXContent() {
  return null;
}
`;
};
