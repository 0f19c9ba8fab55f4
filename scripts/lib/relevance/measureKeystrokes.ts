/** How early the expected page is the first suggestion while a name is typed. */
export interface Keystrokes {
  readonly questions: number;
  /** The median number of characters typed until then; `Infinity` if more than half of the names never come first. */
  readonly median: number;
  /** The fraction of the names (0 to 1) that come first within 60% of their length. */
  readonly early: number;
}

/** The result for one name. */
export interface TypedName {
  /** The length of the whole name. */
  readonly length: number;
  /** The number of characters after which the page is first and stays first; `Infinity` for never. */
  readonly typed: number;
}

const earlyShare = 0.6;

/**
 * Types a query letter by letter.
 *
 * @param isFirst returns whether the expected page is the first hit of a query
 * @returns how many characters it takes until the page is first and stays first
 */
export function countKeystrokes(query: string, isFirst: (typed: string) => boolean): number {
  let typed = Infinity;
  for (let length = query.length; length > 0 && isFirst(query.slice(0, length)); length--) typed = length;
  return typed;
}

export function measureKeystrokes(names: readonly TypedName[]): Keystrokes {
  const typed = names.map((name) => name.typed).sort((a, b) => a - b);
  const early = names.filter((name) => name.typed <= name.length * earlyShare).length;
  return {
    questions: names.length,
    median: typed[Math.floor((typed.length - 1) / 2)] ?? 0,
    early: names.length === 0 ? 1 : early / names.length,
  };
}
