let [beforeLast, last, current] = [new Int32Array(256), new Int32Array(256), new Int32Array(256)];

/**
 * Returns the optimal string alignment distance of two words (Levenshtein's, but a swap of neighbors is one edit), or
 * `limit + 1` if it is greater than `limit`. With `isPrefix`, compares `a` with the nearest prefix of `b`. Words of more
 * than 255 UTF-16 units are beyond every limit.
 */
export function editDistance(a: string, b: string, limit: number, isPrefix = false): number {
  if (isPrefix) return Math.min(prefixDistance(a, b, limit).distance, limit + 1);
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  return Math.min(lastRow(a, b, b.length, limit)?.[b.length] ?? Infinity, limit + 1);
}

/** Returns the distance of `a` to the nearest prefix of `b`, `Infinity` above `limit`, and the longest such prefix's length. */
export function prefixDistance(
  a: string,
  b: string,
  limit: number,
): {readonly distance: number; readonly length: number} {
  const columns = Math.min(b.length, a.length + limit);
  const row = lastRow(a, b, columns, limit);
  let [distance, length] = [Infinity, 0];
  for (let j = 0; row && j <= columns; j++) {
    const each = at(row, j);
    if (each <= limit && each <= distance) [distance, length] = [each, j];
  }
  return {distance, length};
}

/** Returns the distances of `a` to the prefixes of `b` by their length; undefined if all are greater than `limit`. */
function lastRow(a: string, b: string, columns: number, limit: number): Int32Array | undefined {
  if (a.length > 255 || columns > 255) return undefined;
  for (let j = 0; j <= columns; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    if (fillRow(a, b, i, columns) > limit) return undefined;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last;
}

/** Fills `current` from the two previous rows. Returns the row's smallest distance. */
function fillRow(a: string, b: string, i: number, columns: number): number {
  const letter = a.charCodeAt(i - 1);
  let least = (current[0] = i);
  for (let j = 1; j <= columns; j++) {
    const other = b.charCodeAt(j - 1);
    let distance = Math.min(at(last, j) + 1, at(current, j - 1) + 1, at(last, j - 1) + (letter === other ? 0 : 1));
    if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
      distance = Math.min(distance, at(beforeLast, j - 2) + 1);
    }
    current[j] = distance;
    if (distance < least) least = distance;
  }
  return least;
}

function at(row: Int32Array, index: number): number {
  return row[index] ?? 0;
}

/** Returns how many typing errors a word or name of this length may have. */
export function allowedErrors(length: number): number {
  if (length <= 3) return 0;
  return length <= 6 ? 1 : 2;
}

/**
 * Returns bits for the letters of a word. Those in one word only are a lower bound of the distance of two words, and a word
 * that is in another has no bits of its own.
 */
export function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

/** Returns the number of set bits among 32. */
export function countBits(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
