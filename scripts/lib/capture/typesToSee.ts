import fs from 'node:fs';
import {parse} from 'yaml';

/** Types without a capture, with why there is nothing to see of them. */
export interface NothingToSee {
  /** A short sentence. */
  readonly reason: string;
  /** Full names; generic ones with their arity, as `CCRawList-1` or as documentation ids write it. */
  readonly types: readonly string[];
}

/** Repository path of the list, which people write. */
export const nothingToSeeFile = 'api/nothing-to-see.yaml';

/** The list; empty where there is none yet. Throws an Error that names the file and the entry that says no reason. */
export function readNothingToSee(file: string): readonly NothingToSee[] {
  if (!fs.existsSync(file)) return [];
  const entries = (parse(fs.readFileSync(file, 'utf8')) ?? []) as readonly Partial<NothingToSee>[];
  return entries.map(({reason, types}, index) => {
    if (!reason?.trim() || !types?.length) throw new Error(`${file}: entry ${index + 1} needs a reason and types.`);
    return {reason, types: types.map((type) => type.replaceAll(/-(?=\d)/g, '`'))};
  });
}

interface Sources {
  /** Full names of all public types. */
  readonly types: readonly string[];
  /** Full names of the types of each capture. */
  readonly captured: readonly (readonly string[])[];
  readonly nothingToSee: readonly NothingToSee[];
}

/** What is wrong between types, captures and the list, a line each: every type is to be seen, or has a reason why not. */
export function findUnseen({types, captured, nothingToSee}: Sources): readonly string[] {
  const shown = new Set(captured.flat());
  const own = new Set(captured.map(([first]) => first));
  const excused = nothingToSee.flatMap((entry) => entry.types);
  const known = new Set(types);
  const listed = new Set(excused);
  return [
    ...types
      .filter((type) => !shown.has(type) && !listed.has(type))
      .map((type) => `${type} is in no capture, and ${nothingToSeeFile} says no reason`),
    ...excused.filter((type) => !known.has(type)).map((type) => `${type} in ${nothingToSeeFile} is no type of the API`),
    ...excused
      .filter((type) => own.has(type))
      .map((type) => `${type} has a capture of its own, and ${nothingToSeeFile} says that there is nothing to see`),
    ...excused
      .filter((type, index) => excused.indexOf(type) !== index)
      .map((type) => `${type} stands twice in ${nothingToSeeFile}`),
  ];
}
