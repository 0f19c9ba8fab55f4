import {authors} from './authors';

/** Replaces the keys of a post's authors with the authors. */
export function withAuthors(frontMatter: Record<string, unknown>): Record<string, unknown> {
  const {authors: named} = frontMatter;
  if (named === undefined || named === null) return frontMatter;
  return {
    ...frontMatter,
    authors: [named].flat().map((author: unknown) => (typeof author === 'string' ? authors[author] : author)),
  };
}
