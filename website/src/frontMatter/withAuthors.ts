import {engineRepositoryUrl} from '../../links';

/** The authors of posts, by their keys in front matter. */
const authors: Readonly<Record<string, object>> = {
  team: {
    name: 'The Cocos2D-Mono team',
    title: 'Release notes',
    url: engineRepositoryUrl,
    imageURL: '/img/logo-mark.svg',
  },
};

/**
 * Replaces the keys of a post's authors with the authors. Docusaurus could read them from an authors.yml, but then it
 * would create an index of authors, which the site does not have.
 */
export function withAuthors(frontMatter: Record<string, unknown>): Record<string, unknown> {
  const {authors: named} = frontMatter;
  if (!Array.isArray(named)) return frontMatter;
  return {
    ...frontMatter,
    authors: named.map((key: unknown) => (typeof key === 'string' ? (authors[key] ?? key) : key)),
  };
}
