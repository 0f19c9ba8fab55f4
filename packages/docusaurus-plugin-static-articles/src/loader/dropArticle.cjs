// @ts-check
// A bundler loader is required by Rspack itself, which reads no TypeScript: hence plain JavaScript.

/** What MDX and Docusaurus write last: the contents, the article, the component around it. */
const articlePart = /^export const toc = \[[\s\S]*?^function _createMdxContent\([\s\S]*$/m;

/**
 * Takes the article and its contents out of a compiled MDX module and lets the module wait for the article's HTML
 * instead. What is left (front matter, metadata) is what Docusaurus's theme needs around it.
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
      `${this.resourcePath}: found no article to take out of the compiled module. MDX's output has changed; adapt dropArticle.cjs.`,
    );
  }
  return `import {articleContents, loadArticle} from ${JSON.stringify(this.getOptions().store)};
import articleMetadata from ${metadata}
${rest}
await loadArticle(articleMetadata.permalink);
export const toc = articleContents(articleMetadata.permalink);
export default function MDXContent() {
  return null;
}
`;
};
