import type {DiffLine, LineDiff} from './diffLines';

/** A comparison as the HTML of a `pre`, in the classes of every code block; lines are highlighted already. */
export function renderDiff(diff: LineDiff, old: readonly string[], now: readonly string[]): string {
  const line = (each: DiffLine): string => {
    if (each.kind === 'removed') return `<span class="line diff remove">${old[each.old] ?? ''}</span>`;
    return `<span class="line${each.kind === 'added' ? ' diff add' : ''}">${now[each.new] ?? ''}</span>`;
  };
  const lines = diff.hunks.flatMap((hunk) => [...gap(hunk.skipped), ...hunk.lines.map(line)]);
  return `<pre class="code-block" tabindex="0"><code>${[...lines, ...gap(diff.rest)].join('\n')}</code></pre>`;
}

/** Says how many unchanged lines are left out. */
function gap(count: number): string[] {
  return count === 0
    ? []
    : [`<span class="line stage-gap">⋯ ${count} unchanged ${count === 1 ? 'line' : 'lines'}</span>`];
}
