import {findRegion, type Extract} from './extractRegion';
import type {FigureRow} from './figureRows';
import {checkLineRange, isWithin, parseLineRange, showRange, type LineRange} from './lineRanges';

/** Code whose lines, or whose file's regions, a fold can name. */
export interface FoldableCode {
  readonly rows: readonly FigureRow[];
  readonly highlighted: readonly LineRange[];
  /** Undefined for pasted code, which has no regions. */
  readonly extract?: Pick<Extract, 'lines' | 'regions'>;
}

/** How many lines `fold="unchanged"` leaves visible before and after changed or highlighted lines. */
const contextLines = 2;
/** The smallest number of lines worth a fold. */
const minFoldedLines = 4;

/**
 * Returns the lines that `fold="5-12, usings"` or, in a diff, `fold="unchanged"` folds, in order. Throws an Error if
 * they are outside of the code, overlap, are all of it, or hide highlighted or changed lines.
 */
export function foldRanges(fold: string, code: FoldableCode): readonly LineRange[] {
  if (fold.trim() === 'unchanged') return unchangedRanges(code);
  const count = Math.max(...code.rows.map(({number = 0}) => number));
  const ranges = fold.split(',').map((item) => {
    const range = parseLineRange(item) ?? regionRange(item.trim(), code.extract);
    checkLineRange(range, count, 'fold');
    if (range.first === range.last) throw new Error(`A fold of ${showRange(range)} alone saves no space. Remove it.`);
    return range;
  });
  ranges.sort((a, b) => a.first - b.first);
  ranges.forEach((range, index) => {
    const next = ranges[index + 1];
    if (next && next.first <= range.last)
      throw new Error(`The folds of ${showRange(range)} and ${showRange(next)} overlap.`);
    checkHides(range, code);
  });
  if (code.rows.every(({number}) => number !== undefined && isWithin(number, ranges)))
    throw new Error('The fold hides all of the code. Leave lines visible that show what it is about.');
  return ranges;
}

/** Returns all lines that are not changed, highlighted, or near such a line. */
function unchangedRanges({rows, highlighted}: FoldableCode): readonly LineRange[] {
  if (rows.every(({change}) => change === 'kept'))
    throw new Error('Only a diff has unchanged lines. Add diff="samples/…".');
  const shown = rows.map(({change, number}) => change !== 'kept' || isWithin(number ?? 0, highlighted));
  const isNear = (index: number): boolean =>
    shown.slice(Math.max(index - contextLines, 0), index + contextLines + 1).includes(true);
  const ranges: {first: number; last: number}[] = [];
  rows.forEach(({number}, index) => {
    if (number === undefined || isNear(index)) return;
    const last = ranges.at(-1);
    if (last?.last === number - 1) last.last = number;
    else ranges.push({first: number, last: number});
  });
  const worthIt = ranges.filter(({first, last}) => last - first + 1 >= minFoldedLines);
  if (worthIt.length === 0)
    throw new Error(
      `There are no ${minFoldedLines} unchanged lines away from the marked lines. Remove fold="unchanged".`,
    );
  return worthIt;
}

function regionRange(name: string, extract: FoldableCode['extract']): LineRange {
  if (!extract) throw new Error(`Cannot fold the region "${name}": pasted code has none. Name lines: fold="5-12".`);
  const {start, end} = findRegion(name, extract.regions);
  const indexes = extract.lines.flatMap(({sourceLine}, index) =>
    sourceLine > start && sourceLine < end ? [index] : [],
  );
  const [first] = indexes;
  const last = indexes.at(-1);
  const filled = indexes.some((index) => extract.lines[index]?.text !== '');
  if (first === undefined || last === undefined || !filled)
    throw new Error(`Cannot fold the region "${name}" (line ${start}): none of its lines are shown.`);
  return {first: first + 1, last: last + 1};
}

/** Throws if the fold hides changed or highlighted lines. */
function checkHides(range: LineRange, {rows, highlighted}: FoldableCode): void {
  const from = rows.findIndex(({number}) => number === range.first);
  const to = rows.findIndex(({number}) => number === range.last);
  if (rows.slice(from, to + 1).some(({change}) => change !== 'kept'))
    throw new Error(`The fold of ${showRange(range)} hides changes of the diff. Fold lines that stay the same.`);
  const marked = highlighted.find(({first, last}) => first <= range.last && last >= range.first);
  if (marked) throw new Error(`The fold of ${showRange(range)} hides highlighted ${showRange(marked)}.`);
}
