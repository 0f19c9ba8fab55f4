import type {RenamedGroup} from '../../shared/conceptsLane';

export interface RenamedName {
  readonly name: string;
  readonly from: string;
  readonly answers: readonly string[];
}

/** Renamed APIs by `nameKey`: `directorgetinstance`. */
export type RenamedTable = ReadonlyMap<string, RenamedName>;

/** @param toPlaces Returns the addresses of places by their numbers. */
export function readRenamedTable(
  groups: readonly RenamedGroup[],
  toPlaces: (answers: readonly number[]) => readonly string[],
): RenamedTable {
  const table = new Map<string, RenamedName>();
  for (const {from, names: entries} of groups) {
    for (const [names, ...numbers] of entries) {
      const answers = toPlaces(numbers);
      // If names differ only in case or punctuation, the first is used.
      for (const name of names.split('|'))
        if (!table.has(nameKey(name))) table.set(nameKey(name), {name, from, answers});
    }
  }
  return table;
}

/** Returns a name without case and punctuation, so that `[CCDirector sharedDirector]` equals `CCDirector.SharedDirector`. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
