import fs from 'node:fs';
import {parse} from 'yaml';

/** Types without a capture, and the reason why there is nothing to show. */
export interface TypesWithoutCapture {
  /** A short sentence. */
  readonly reason: string;
  /** Full names, generic ones with their arity as in `CCRawList-1` or in documentation ids. */
  readonly types: readonly string[];
}

/** Repository path of the list, which is written by hand. */
export const typesWithoutCaptureFile = 'api/types-without-capture.yaml';

/** Reads the list; empty if there is none yet. Throws an Error that names the file and the entry without a reason. */
export function readTypesWithoutCapture(file: string): readonly TypesWithoutCapture[] {
  if (!fs.existsSync(file)) return [];
  const entries = (parse(fs.readFileSync(file, 'utf8')) ?? []) as readonly Partial<TypesWithoutCapture>[];
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
  readonly withoutCapture: readonly TypesWithoutCapture[];
}

/** Returns contradictions between types, captures and the list, one per line. Every type needs a capture or a reason. */
export function findContradictions({types, captured, withoutCapture}: Sources): readonly string[] {
  const shown = new Set(captured.flat());
  const own = new Set(captured.map(([first]) => first));
  const listedTypes = withoutCapture.flatMap((entry) => entry.types);
  const known = new Set(types);
  const listed = new Set(listedTypes);
  return [
    ...types
      .filter((type) => !shown.has(type) && !listed.has(type))
      .map((type) => `${type} has no capture, and ${typesWithoutCaptureFile} gives no reason`),
    ...listedTypes
      .filter((type) => !known.has(type))
      .map((type) => `${type} in ${typesWithoutCaptureFile} is not a type of the API`),
    ...listedTypes
      .filter((type) => own.has(type))
      .map((type) => `${type} has its own capture, but ${typesWithoutCaptureFile} says that there is nothing to show`),
    ...listedTypes
      .filter((type, index) => listedTypes.indexOf(type) !== index)
      .map((type) => `${type} is listed twice in ${typesWithoutCaptureFile}`),
  ];
}
