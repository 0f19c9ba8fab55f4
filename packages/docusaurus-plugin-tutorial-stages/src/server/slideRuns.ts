import type {ComparedLine} from './diffLines';

/** Lines with one kind between `start` and `end`, which is behind the last one. */
interface Run {
  readonly start: number;
  readonly end: number;
}

/**
 * Moves runs of added or removed lines to where a reader would see them. Of a new method a comparison may say that it
 * begins with the brace that closes the method before and ends before its own: the lines are the same either way. Each
 * run goes to the first of its places where it begins with no brace and closes none that it has not opened; where there
 * is none it stays.
 */
export function slideRuns(lines: readonly ComparedLine[]): ComparedLine[] {
  let result = [...lines];
  for (let start = 0; start < result.length;) {
    const run = {start, end: runEnd(result, start)};
    const slid = result[start]?.kind === 'kept' ? undefined : slide(result, run);
    result = slid?.lines ?? result;
    start = Math.max(slid?.run.end ?? run.end, run.end);
  }
  return result;
}

function runEnd(lines: readonly ComparedLine[], start: number): number {
  const end = lines.findIndex(({kind}, index) => index > start && kind !== lines[start]?.kind);
  return end < 0 ? lines.length : end;
}

function slide(lines: readonly ComparedLine[], from: Run): {lines: ComparedLine[]; run: Run} | undefined {
  const result = [...lines];
  let run = from;
  while (canChange(result[run.start - 1], result[run.end - 1])) run = move(result, run, -1);
  while (!isWhole(result.slice(run.start, run.end))) {
    if (!canChange(result[run.end], result[run.start])) return undefined;
    run = move(result, run, 1);
  }
  return {lines: result, run};
}

/** A kept line beside a run can change places with the line at the run's far end if they are the same. */
function canChange(kept: ComparedLine | undefined, far: ComparedLine | undefined): boolean {
  return kept?.kind === 'kept' && kept.text === far?.text;
}

function move(lines: ComparedLine[], {start, end}: Run, by: 1 | -1): Run {
  const [joins, leaves] = by === 1 ? [end, start] : [start - 1, end - 1];
  const [joining, leaving] = [lines[joins], lines[leaves]];
  if (joining && leaving) {
    lines[joins] = leaving;
    lines[leaves] = joining;
  }
  return {start: start + by, end: end + by};
}

function isWhole(run: readonly ComparedLine[]): boolean {
  const [first = ''] = run.map(({text}) => text.trim()).filter(Boolean);
  if (first.startsWith('{')) return false;
  let depth = 0;
  return run.every(({text}) => {
    for (const character of text) depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    return depth >= 0;
  });
}
