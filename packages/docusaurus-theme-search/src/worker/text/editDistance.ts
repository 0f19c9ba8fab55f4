let [beforeLast, last, current] = [new Int32Array(256), new Int32Array(256), new Int32Array(256)];

/**
 * Returns the optimal string alignment distance of two words (Levenshtein's, but a swap of neighbors is one edit), or
 * `limit + 1` if it is greater than `limit`. With `isPrefix`, compares `a` with the nearest prefix of `b`. Words of more
 * than 255 UTF-16 units are beyond every limit.
 */
export function editDistance(a: string, b: string, limit: number, isPrefix = false): number {
  const [rows, columns] = [a.length, isPrefix ? Math.min(b.length, a.length + limit) : b.length];
  if (rows - columns > limit || columns - rows > limit || rows > 255 || columns > 255) return limit + 1;
  for (let j = 0; j <= columns; j++) last[j] = j;
  let least = 0;
  for (let i = 1; i <= rows; i++) {
    least = fillRow(a, b, i, columns);
    if (least > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(isPrefix ? least : (last[columns] ?? 0), limit + 1);
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
