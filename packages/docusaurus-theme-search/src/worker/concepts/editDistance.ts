/** How many typing errors a word of this length may have. */
export function allowedErrors(length: number): number {
  if (length <= 3) return 0;
  return length <= 6 ? 1 : 2;
}

/** Longer words have no typing errors that we look for. */
const longest = 40;
// One set of rows for all calls: a search computes thousands of distances.
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;

/**
 * Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, replacements and swaps of neighbors.
 * Gives up with `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > longest) return limit + 1;
  let [before, last, current] = rows as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    if (fillRow(a, b, row, current, last, before) > limit) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return last[b.length] ?? limit + 1;
}

/** Returns the row's least distance: the result can't be less. */
function fillRow(a: string, b: string, row: number, current: Uint8Array, last: Uint8Array, before: Uint8Array): number {
  const letter = a.charCodeAt(row - 1);
  const letterBefore = a.charCodeAt(row - 2);
  let least = row;
  for (let column = 1; column <= b.length; column += 1) {
    const other = b.charCodeAt(column - 1);
    const replaced = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
    let cost = Math.min(replaced, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && letterBefore === other) {
      cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    }
    current[column] = cost;
    least = Math.min(least, cost);
  }
  return least;
}
