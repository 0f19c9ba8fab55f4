import {describe, expect, it} from 'vitest';
import {formatTable} from './formatTable';

describe('formatTable', () => {
  it('left-aligns names and right-aligns figures', () => {
    expect(
      formatTable([
        ['page', 'ms'],
        ['/', '1234'],
      ]),
    ).toBe('page    ms\n/     1234');
  });

  it('leaves no trailing spaces', () => {
    expect(formatTable([['a'], ['longer']])).toBe('a\nlonger');
  });
});
