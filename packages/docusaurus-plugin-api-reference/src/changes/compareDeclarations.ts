/** Two declarations, each split into the common beginning, the difference and the common end. */
export interface ComparedDeclarations {
  readonly start: string;
  readonly before: string;
  readonly after: string;
  readonly end: string;
}

/** Compares word by word, so that `CCMenuItem` doesn't count as `CCMenu` with an addition. */
export function compareDeclarations(before: string, after: string): ComparedDeclarations {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let first = 0;
  while (first < shorter && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < shorter - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  return {
    start: old.slice(0, first).join(''),
    before: old.slice(first, old.length - last).join(''),
    after: now.slice(first, now.length - last).join(''),
    end: old.slice(old.length - last).join(''),
  };
}

function wordsOf(declaration: string): readonly string[] {
  return declaration.match(/\w+|\W/g) ?? [];
}
