/** The expected and the actual content of a zip. */
export interface ZipContent {
  /** The zip's top folder. */
  readonly folder: string;
  /** Expected paths below that folder; one may be listed twice. */
  readonly expected: readonly string[];
  /** Paths in the zip. */
  readonly found: readonly string[];
}

/** Returns a message for each file that is missing in a zip or doesn't belong in it. */
export function zipProblems(zip: string, {folder, expected, found}: ZipContent): string[] {
  const wanted = new Set(expected.map((file) => `${folder}/${file}`));
  const there = new Set(found);
  const missing = [...wanted].filter((file) => !there.has(file));
  const unexpected = found.filter((file) => !wanted.has(file));
  return [
    ...missing.map((file) => `${zip}: ${file} is missing.`),
    ...unexpected.map((file) => `${zip}: ${file} does not belong in it.`),
  ];
}
