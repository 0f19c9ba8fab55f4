import {describe, expect, it} from 'vitest';
import {diffStages, type ShownFile} from './diffStages';

const text = (path: string, ...lines: readonly string[]): ShownFile => ({
  path,
  bytes: new TextEncoder().encode(lines.join('\n')),
  lines,
});
const picture = (path: string, ...bytes: readonly number[]): ShownFile => ({path, bytes: Uint8Array.from(bytes)});

/** Formats the changes, one per line. */
function changes(old: readonly ShownFile[], now: readonly ShownFile[]): string[] {
  return diffStages(old, now).files.map(({path, kind, from, lines, bytes}) =>
    [
      path,
      kind,
      ...(from === undefined ? [] : [from]),
      lines ? `+${lines.added} −${lines.removed}` : `${bytes} bytes`,
    ].join(' '),
  );
}

describe('diffStages', () => {
  it('lists added, changed and removed files by path', () => {
    const old = [text('b.cs', '1', '2'), text('c.cs', '3')];
    const now = [text('a.cs', '4'), text('b.cs', '1', 'two')];
    expect(changes(old, now)).toEqual(['a.cs added +1 −0', 'b.cs changed +1 −1', 'c.cs removed +0 −1']);
  });

  it('counts unchanged files', () => {
    const same = [text('a.cs', '1'), picture('a.png', 0)];
    expect(diffStages(same, [...same, text('b.cs', '2')]).unchanged).toBe(2);
  });

  it('treats a mostly identical file as renamed', () => {
    expect(changes([text('Timer.cs', '1', '2', '3', '4')], [text('Logic/Timer.cs', '1', '2', '3', '4', '5')])).toEqual([
      'Logic/Timer.cs renamed Timer.cs +1 −0',
    ]);
    expect(changes([text('A.cs', '1', '2', '3', '4')], [text('B.cs', '1', '6', '7', '8')])).toEqual([
      'A.cs removed +0 −4',
      'B.cs added +4 −0',
    ]);
  });

  it('picks the more similar of two files', () => {
    const old = [text('a.cs', '1', '2', '3', '4', '5'), text('b.cs', '1', '2', '3', '4', 'x')];
    expect(changes(old, [text('c.cs', '1', '2', '3', '4', 'x')])).toContain('c.cs renamed b.cs 9 bytes');
  });

  it('compares binary files by their bytes', () => {
    expect(
      changes([picture('a.png', 0, 1), picture('b.png', 0)], [picture('a.png', 0, 2, 3), picture('c.png', 0)]),
    ).toEqual(['a.png changed 3 bytes', 'c.png renamed b.png 1 bytes']);
  });
});
