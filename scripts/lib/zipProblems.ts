/** What a zip holds, and what it should. */
export interface ZipContent {
  /** The folder at its top. */
  readonly folder: string;
  /** Paths below that folder; one may be named twice. */
  readonly expected: readonly string[];
  /** Paths in the zip. */
  readonly found: readonly string[];
}

/** Files that a zip lacks or that do not belong into it, one message each. */
export function zipProblems(zip: string, {folder, expected, found}: ZipContent): string[] {
  const wanted = new Set(expected.map((file) => `${folder}/${file}`));
  const there = new Set(found);
  const missing = [...wanted].filter((file) => !there.has(file));
  const strange = found.filter((file) => !wanted.has(file));
  return [
    ...missing.map((file) => `${zip}: ${file} is missing.`),
    ...strange.map((file) => `${zip}: ${file} does not belong into it.`),
  ];
}
