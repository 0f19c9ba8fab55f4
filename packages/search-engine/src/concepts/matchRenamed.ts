import {type ConceptMatch, nameKey, type RenamedName, type RenamedTable} from './conceptTable';
import {stopWords} from '../stopWords';
import {splitWords} from './words';

/** Shorter prefixes would match too many names. */
const minPrefixLength = 4;
/** Shorter names match only if they are the whole query. */
const minPartLength = 6;
const maxWordsOfName = 5;
/** Closeness factor for names written with spaces, because `sprite batch` is probably not the name `SpriteBatch`. */
const spacedWeight = 0.9;

/** Returns the names from other engines that the query equals, contains or is a prefix of. */
export function matchRenamed(table: RenamedTable, query: string): readonly ConceptMatch[] {
  const words = splitWords(query);
  const meaningful = words.filter((word) => !stopWords.has(word));
  const keys = [...new Set([nameKey(withoutArguments(query)), words.join(''), meaningful.join('')])];
  return [
    ...keys.flatMap((key) => toMatches(table.get(key), 1, meaningful)),
    ...matchParts(table, meaningful),
    ...matchPrefix(table, query),
  ];
}

/** Returns a query (`Director::getInstance()->end()`) up to its first parenthesis. */
function withoutArguments(query: string): string {
  return query.replace(/\(.*$/su, '');
}

function matchParts(table: RenamedTable, words: readonly string[]): readonly ConceptMatch[] {
  const all = words.join('').length;
  return words.flatMap((_, start) =>
    words.slice(start, start + maxWordsOfName).flatMap((_word, more) => {
      const part = words.slice(start, start + more + 1);
      const {length} = part.join('');
      if (length < minPartLength || length === all) return [];
      return toMatches(table.get(part.join('')), 0.6 + (0.35 * length) / all, part);
    }),
  );
}

function matchPrefix(table: RenamedTable, query: string): readonly ConceptMatch[] {
  const key = nameKey(query);
  if (key.length < minPrefixLength) return [];
  // Many names begin with a word like "game", so a query that is not written like code probably means the word.
  const least = /[:.[\]_]|\p{Ll}\p{Lu}/u.test(query) ? 0.55 : 0.35;
  return [...table]
    .filter(([name]) => name.length > key.length && name.startsWith(key))
    .flatMap(([name, renamed]) => toMatches(renamed, least + (0.4 * key.length) / name.length));
}

/** @param words The query's words that make up the name, if known. */
function toMatches(
  renamed: RenamedName | undefined,
  closeness: number,
  words: readonly string[] = [],
): readonly ConceptMatch[] {
  if (!renamed) return [];
  const {answers, name: phrase, from} = renamed;
  const isSpaced = words.length > splitWords(phrase).length;
  return [{answers, closeness: isSpaced ? closeness * spacedWeight : closeness, phrase, kind: 'renamed', from}];
}
