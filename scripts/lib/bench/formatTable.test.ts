import {describe, expect, it} from 'vitest';
import {formatTable} from './formatTable';

describe('formatTable', () => {
  it('aligns names to the left and figures to the right', () => {
    expect(
      formatTable([
        ['page', 'ms'],
        ['/', '1234'],
      ]),
    ).toBe('page    ms\n/     1234');
  });

  it('leaves no blanks behind a line', () => {
    expect(formatTable([['a'], ['longer']])).toBe('a\nlonger');
  });
});
