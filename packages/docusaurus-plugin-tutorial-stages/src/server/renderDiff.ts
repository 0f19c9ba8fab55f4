import type {DiffLine, LineDiff} from './diffLines';

/** Renders a comparison of highlighted lines as the HTML of a `pre`, with the classes of every code block. */
export function renderDiff(diff: LineDiff, old: readonly string[], now: readonly string[]): string {
  const line = (each: DiffLine): string => {
    if (each.kind === 'removed') return `<span class="line diff remove">${old[each.old] ?? ''}</span>`;
    return `<span class="line${each.kind === 'added' ? ' diff add' : ''}">${now[each.new] ?? ''}</span>`;
  };
  const lines = [...diff.hunks.flatMap((hunk) => [...gap(hunk.skipped), ...hunk.lines.map(line)]), ...gap(diff.rest)];
  return `<pre class="code-block" tabindex="0" data-lines="${lines.length}"><code>${lines.join('\n')}</code></pre>`;
}

/** A line with the number of unchanged lines that are left out. */
function gap(count: number): string[] {
  return count === 0
    ? []
    : [`<span class="line stage-gap">⋯ ${count} unchanged ${count === 1 ? 'line' : 'lines'}</span>`];
}
