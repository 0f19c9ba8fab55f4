import type {Position} from '../descriptions';
import {readYaml} from '../readYaml';

/** A name in the descriptions that looks like the engine's but isn't. */
export interface OtherName {
  readonly name: string;
  /** Why, in a short sentence. */
  readonly reason: string;
  readonly position: Position;
}

/** The repository path of the list, which is written by hand. */
export const otherNamesFile = 'api/other-names.yaml';

/** Reads the list: entries with `reason` and `names`. Throws an Error with the file and the entry that lacks one of them. */
export function parseOtherNames(text: string, file: string): readonly OtherName[] {
  const {value, positionOf} = readYaml(text, file);
  const entries = (value ?? []) as readonly {readonly reason?: string; readonly names?: readonly string[]}[];
  return entries.flatMap(({reason, names}, entry) => {
    if (!reason?.trim() || !names?.length) throw new Error(`${file}: entry ${entry + 1} needs a reason and names.`);
    return names.map((name, index) => ({name, reason, position: positionOf([entry, 'names', index])}));
  });
}
