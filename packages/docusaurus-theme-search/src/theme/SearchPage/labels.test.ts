import {describe, expect, it} from 'vitest';
import {countLabel, offeredKinds} from './labels';

describe('countLabel', () => {
  it.each([
    [0, 'No results'],
    [1, '1 result'],
    [42, '42 results'],
    [6500, '6,500 results'],
  ])('labels %d as "%s"', (total, expected) => {
    expect(countLabel(total)).toBe(expected);
  });
});

describe('offeredKinds', () => {
  it('offers kinds that have hits, in a fixed order', () => {
    expect(offeredKinds({method: 3, type: 1, event: 0})).toEqual(['type', 'method']);
  });

  it('keeps offering the chosen kind so that it can be cleared', () => {
    expect(offeredKinds({method: 3}, 'event')).toEqual(['method', 'event']);
  });
});
