/** Who may sign a post, by the key used in its front matter. */
const authors: Readonly<Record<string, object>> = {
  team: {
    name: 'The Cocos2D-Mono team',
    title: 'Release notes',
    url: 'https://github.com/brandmooffin/cocos2d-mono',
    imageURL: '/img/logo-mark.svg',
  },
};

/**
 * Writes out the authors that a post names by key. Docusaurus would take them from an authors.yml, but beside one it makes
 * an index of authors that the site does not have.
 */
export function withAuthors(frontMatter: Record<string, unknown>): Record<string, unknown> {
  const {authors: named} = frontMatter;
  if (!Array.isArray(named)) return frontMatter;
  return {
    ...frontMatter,
    authors: named.map((key: unknown) => (typeof key === 'string' ? (authors[key] ?? key) : key)),
  };
}
