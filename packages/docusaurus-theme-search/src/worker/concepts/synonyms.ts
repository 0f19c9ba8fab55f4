import type {Synonyms} from '../../shared/conceptsLane';
import {toWord} from './words';

/** Synonyms by the stem of the query's word. */
export type SynonymTable = ReadonlyMap<string, readonly string[]>;

export function readSynonyms(groups: readonly Synonyms[]): SynonymTable {
  const table = new Map<string, Set<string>>();
  const add = (from: string, to: readonly string[]): void => {
    const {stem} = toWord(from);
    const known = table.get(stem) ?? new Set();
    for (const word of to) if (word !== from) known.add(word);
    table.set(stem, known);
  };
  for (const group of groups) {
    if ('from' in group) add(group.from, group.to);
    else for (const word of group) add(word, group);
  }
  return new Map([...table].map(([stem, words]) => [stem, [...words]]));
}

/** Returns the synonyms of a word in any of its forms (`songs`: `music`, `audio`), in lower case and not stemmed. */
export function synonymsIn(table: SynonymTable, word: string): readonly string[] {
  return table.get(toWord(word.toLowerCase()).stem) ?? [];
}
