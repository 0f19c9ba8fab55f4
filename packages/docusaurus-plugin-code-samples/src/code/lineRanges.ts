/** Lines from `first` to `last`, both included, counted from 1. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** Reads `2` or `4-6`; undefined if `text` is not a range. Throws an Error if the first line is after the last. */
export function parseLineRange(text: string): LineRange | undefined {
  const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const range = {first: Number(first), last: Number(last)};
  if (range.first > range.last) throw new Error(`The lines ${text.trim()} are reversed.`);
  return range;
}

/** Throws an Error unless the lines are among the `count` shown lines; `use` is the message's verb, such as `fold`. */
export function checkLineRange(range: LineRange, count: number, use: string): void {
  if (range.first >= 1 && range.last <= count) return;
  throw new Error(`Cannot ${use} ${showRange(range)}: the code that is shown has lines 1 to ${count}.`);
}

export function showRange({first, last}: LineRange): string {
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

export function isWithin(line: number, ranges: readonly LineRange[]): boolean {
  return ranges.some(({first, last}) => line >= first && line <= last);
}
