import type {Mark} from 'search-engine';

export interface MarkedPart {
  readonly start: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a text at its marks. Marks may be unordered and overlap; parts outside the text are ignored. */
export function markedParts(text: string, marks: readonly Mark[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const add = (start: number, end: number, isMarked: boolean): void => {
    if (start < end) parts.push({start, text: text.slice(start, end), isMarked});
  };
  let done = 0;
  for (const [from, to] of [...marks].sort(([one], [other]) => one - other)) {
    const start = Math.max(from, done);
    const end = Math.min(to, text.length);
    if (start >= end) continue;
    add(done, start, false);
    add(start, end, true);
    done = end;
  }
  add(done, text.length, false);
  return parts;
}
