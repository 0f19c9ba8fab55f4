import type {RenamedGroup} from '../../shared/conceptsLane';

export interface RenamedName {
  readonly name: string;
  readonly from: string;
  readonly answers: readonly string[];
}

/** By the name's letters and digits alone, in lower case: `directorgetinstance`. */
export type RenamedTable = ReadonlyMap<string, RenamedName>;

/** @param toPlaces Addresses of places by their numbers. */
export function readRenamedTable(
  groups: readonly RenamedGroup[],
  toPlaces: (answers: readonly number[]) => readonly string[],
): RenamedTable {
  const table = new Map<string, RenamedName>();
  for (const {from, names: entries} of groups) {
    for (const [names, ...numbers] of entries) {
      const answers = toPlaces(numbers);
      // Of names that differ in punctuation alone the first one counts.
      for (const name of names.split('|'))
        if (!table.has(nameKey(name))) table.set(nameKey(name), {name, from, answers});
    }
  }
  return table;
}

/** A name without case and punctuation: `[CCDirector sharedDirector]` and `CCDirector.SharedDirector` have the same. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
