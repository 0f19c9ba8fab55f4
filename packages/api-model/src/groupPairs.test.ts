import {describe, expect, it} from 'vitest';
import {groupPairs} from './groupPairs';

describe('groupPairs', () => {
  it('collects the values of each key in their order', () => {
    const groups = groupPairs([
      ['b', 1],
      ['a', 2],
      ['b', 3],
      ['b', 1],
    ]);
    expect([...groups]).toEqual([
      ['b', [1, 3, 1]],
      ['a', [2]],
    ]);
  });
});
