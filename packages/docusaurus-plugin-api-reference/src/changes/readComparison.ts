/** The releases that an address compares, the older one first, or what is wrong with the address. */
export type Comparison =
  | {
      readonly from: string;
      readonly to: string;
      /** The address has the newer release first. */
      readonly swapped: boolean;
    }
  | {readonly problem: string};

/**
 * Reads `?from=2.4.6&to=2.4.7`. A single `from` is compared with the newest release, a single `to` with the
 * release before it. Undefined when the address contains neither.
 *
 * @param releases All releases, oldest first.
 */
export function readComparison(query: URLSearchParams, releases: readonly string[]): Comparison | undefined {
  const [asked, askedTo] = [query.get('from'), query.get('to')];
  if (asked === null && askedTo === null) return undefined;
  const to = askedTo ?? releases.at(-1) ?? '';
  const from = asked ?? releases[Math.max(0, releases.indexOf(to) - 1)] ?? '';
  const unknown = [from, to].find((release) => !releases.includes(release));
  if (unknown !== undefined)
    return {problem: `There is no release "${unknown}" in the history. Choose two releases from the lists.`};
  if (from === to) return {problem: `Both are ${from}. Choose two different releases.`};
  const swapped = releases.indexOf(from) > releases.indexOf(to);
  return swapped ? {from: to, to: from, swapped} : {from, to, swapped};
}
