import {diffArrays} from 'diff';
import {slideRuns, type ComparedLine} from './slideRuns';

/** A line of a comparison, with its 0-based indexes in the old and the new text. */
export type DiffLine =
  | {readonly kind: 'kept'; readonly old: number; readonly new: number}
  | {readonly kind: 'added'; readonly new: number}
  | {readonly kind: 'removed'; readonly old: number};

/** Lines near a change, after `skipped` lines that are left out. */
export interface Hunk {
  readonly skipped: number;
  readonly lines: readonly DiffLine[];
}

export interface LineDiff {
  readonly added: number;
  readonly removed: number;
  readonly hunks: readonly Hunk[];
  /** The number of unchanged lines after the last hunk. */
  readonly rest: number;
}

/** Unchanged lines shown before and after a change. */
const context = 3;

/** Compares lines: what must be added to and removed from the old lines to get the new ones. */
export function diffLines(old: readonly string[], now: readonly string[]): LineDiff {
  const lines = numberLines(slideRuns(compare(old, now)));
  const {hunks, rest} = toHunks(lines);
  const count = (kind: DiffLine['kind']): number => lines.filter((line) => line.kind === kind).length;
  return {added: count('added'), removed: count('removed'), hunks, rest};
}

function compare(old: readonly string[], now: readonly string[]): ComparedLine[] {
  return diffArrays([...old], [...now]).flatMap(({value, added, removed}) =>
    value.map((text) => ({
      kind: added ? ('added' as const) : removed ? ('removed' as const) : ('kept' as const),
      text,
    })),
  );
}

function numberLines(lines: readonly ComparedLine[]): DiffLine[] {
  let [old, now] = [0, 0];
  return lines.map(({kind}) => {
    if (kind === 'kept') return {kind, old: old++, new: now++};
    return kind === 'added' ? {kind, new: now++} : {kind, old: old++};
  });
}

function toHunks(lines: readonly DiffLine[]): Pick<LineDiff, 'hunks' | 'rest'> {
  const changed = lines.flatMap(({kind}, index) => (kind === 'kept' ? [] : [index]));
  const isNear = lines.map(() => false);
  for (const index of changed) isNear.fill(true, Math.max(index - context, 0), index + context + 1);
  // Shows a single line between two shown ones, because a note that it is left out would take a line, too.
  const isShown = isNear.map((near, index) => near || (isNear[index - 1] !== false && isNear[index + 1] !== false));
  const hunks: {skipped: number; lines: DiffLine[]}[] = [];
  let skipped = 0;
  lines.forEach((line, index) => {
    if (!isShown[index]) skipped += 1;
    else if (index === 0 || !isShown[index - 1]) {
      hunks.push({skipped, lines: [line]});
      skipped = 0;
    } else hunks.at(-1)?.lines.push(line);
  });
  return {hunks, rest: skipped};
}
