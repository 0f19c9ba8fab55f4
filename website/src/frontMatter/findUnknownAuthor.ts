import {authors} from './authors';
import {lineOfItem} from './frontMatterLines';
import type {Problem} from './problem';

/** Finds the first key in `authors: …` that is not the key of an author. */
export function findUnknownAuthor(lines: readonly string[], named: unknown): Problem | undefined {
  const keys = [named].flat().filter((author) => typeof author === 'string');
  const unknown = keys.find((key) => !Object.hasOwn(authors, key));
  if (unknown === undefined) return undefined;
  return {
    line: lineOfItem(lines, 'authors', unknown),
    message: `Unknown author "${unknown}". Known: ${Object.keys(authors).join(', ')}.`,
  };
}
