/** A line of a comparison, before it is numbered. */
export interface ComparedLine {
  readonly kind: 'kept' | 'added' | 'removed';
  readonly text: string;
}

/** Lines of one kind from `start` to `end` (exclusive). */
interface Run {
  readonly start: number;
  readonly end: number;
}

/**
 * Moves runs of added or removed lines to where readers expect them. A comparison may start a new method at the brace
 * that closes the previous one and end it before its own, because the lines are the same either way. Each run moves to
 * its first possible place where it doesn't begin with a brace and closes only braces that it has opened. Without such
 * a place, the run stays.
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

/** Whether a kept line next to a run can swap places with the line at the run's far end, because they are the same. */
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
