import {describe, expect, it} from 'vitest';
import {diffLines} from './diffLines';

/** Formats a comparison like `diff -u`, with `…n` for n omitted lines. */
function written(old: string, now: string): string[] {
  const [before, after] = [old.split('\n'), now.split('\n')];
  const {hunks, rest} = diffLines(before, after);
  const gap = (count: number): string[] => (count > 0 ? [`…${count}`] : []);
  const lines = hunks.flatMap(({skipped, lines: near}) => [
    ...gap(skipped),
    ...near.map((line) => {
      if (line.kind === 'removed') return `-${before[line.old]}`;
      return `${line.kind === 'added' ? '+' : ' '}${after[line.new]}`;
    }),
  ]);
  return [...lines, ...gap(rest)];
}

const lines = (...numbers: readonly (number | string)[]): string => numbers.join('\n');

describe('diffLines', () => {
  it('shows three unchanged lines on both sides of a change and counts the others', () => {
    expect(written(lines(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), lines(0, 1, 2, 3, 4, 'five', 6, 7, 8, 9, 10))).toEqual([
      '…2',
      ' 2',
      ' 3',
      ' 4',
      '-5',
      '+five',
      ' 6',
      ' 7',
      ' 8',
      '…2',
    ]);
  });

  it('never omits just one line', () => {
    expect(written(lines(0, 1, 2, 3, 4, 5), lines(0, 1, 2, 3, 'four', 5))).toEqual([
      ' 0',
      ' 1',
      ' 2',
      ' 3',
      '-4',
      '+four',
      ' 5',
    ]);
    const between = [2, 3, 4, 5, 6, 7, 8];
    expect(written(lines(1, ...between, 9), lines('one', ...between, 'nine'))).not.toContain('…1');
    expect(written(lines(1, ...between, 9, 10), lines('one', ...between, 9, 'ten'))).toContain('…2');
  });

  it('counts added and removed lines', () => {
    expect(diffLines(['a', 'b', 'c'], ['a', 'x', 'y', 'c'])).toMatchObject({added: 2, removed: 1});
  });

  it('treats all lines of a new file as added', () => {
    expect(diffLines([], ['a', 'b'])).toMatchObject({added: 2, removed: 0, rest: 0});
  });

  it('shows a new method from its first line to its closing brace', () => {
    const old = 'class A\n{\n    void B()\n    {\n    }\n}';
    const now = 'class A\n{\n    void B()\n    {\n    }\n\n    void C()\n    {\n    }\n}';
    expect(written(old, now)).toEqual([
      '…2',
      '     void B()',
      '     {',
      '     }',
      '+',
      '+    void C()',
      '+    {',
      '+    }',
      ' }',
    ]);
  });
});
