/** A pattern to compare texts with. `bits` has, for each character, a bit for each of its positions. */
export interface DistancePattern {
  readonly length: number;
  readonly bits: Int32Array;
}

/** One bit for each character, and one spare. */
export const longestPattern = 31;
const characters = 128;

/** Returns undefined for patterns that are empty, too long, or not ASCII, which are unlike any name. */
export function toDistancePattern(text: string): DistancePattern | undefined {
  if (text === '' || text.length > longestPattern) return undefined;
  const bits = new Int32Array(characters);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= characters) return undefined;
    bits[code] = (bits[code] ?? 0) | (1 << at);
  }
  return {length: text.length, bits};
}

const far = {distance: Infinity, length: 0};

/**
 * Returns the smallest Damerau-Levenshtein distance (optimal string alignment: insertions, deletions, replacements, swaps
 * of neighbors) between the pattern and a prefix of the text from `start` on, and the length of the longest such prefix.
 * Returns `far` above `limit`. Stores a column of the usual table in the bits of two numbers: Hyyrö, "A Bit-Vector
 * Algorithm for Computing Levenshtein and Damerau Edit Distances", 2003.
 */
export function prefixDistance(
  {length, bits}: DistancePattern,
  text: string,
  start: number,
  limit: number,
): {readonly distance: number; readonly length: number} {
  const width = Math.min(text.length - start, length + limit);
  const last = 1 << (length - 1);
  let [rises, falls, diagonals, matchesBefore] = [-1, 0, 0, 0];
  let distance = length;
  let best = far;
  for (let column = 1; column <= width; column++) {
    const matches = bits[text.charCodeAt(start + column - 1)] ?? 0;
    const swaps = ((~diagonals & matches) << 1) & matchesBefore;
    diagonals = (((matches & rises) + rises) ^ rises) | matches | falls | swaps;
    const increases = falls | ~(diagonals | rises);
    const decreases = diagonals & rises;
    if (increases & last) distance++;
    else if (decreases & last) distance--;
    // The text's start is fixed, so skipping one of its characters always costs.
    const shifted = (increases << 1) | 1;
    rises = (decreases << 1) | ~(diagonals | shifted);
    falls = shifted & diagonals;
    matchesBefore = matches;
    if (distance <= limit && distance <= best.distance) best = {distance, length: column};
    else if (distance - (width - column) > limit) break;
  }
  return best;
}
