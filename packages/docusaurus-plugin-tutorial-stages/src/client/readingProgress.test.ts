import {describe, expect, it} from 'vitest';
import {continueLabel, extent, firstUnfinished} from './readingProgress';

const parts = [['a'], ['b', 'c'], ['d']];

describe('firstUnfinished and continueLabel', () => {
  it.each([
    ['nothing', [], {part: 0, page: 0}, 'Start with part 1'],
    ['a later page', ['c'], {part: 0, page: 0}, 'Start with part 1'],
    ['a part', ['a'], {part: 1, page: 0}, 'Continue with part 2'],
    ['half of a part', ['a', 'b'], {part: 1, page: 1}, 'Continue with part 2, page 2'],
    ['all', ['a', 'b', 'c', 'd'], undefined, 'All parts finished. Start over'],
  ])('after %s', (_what, done, place, label) => {
    const next = firstUnfinished(parts, new Set(done));
    expect(next).toEqual(place);
    expect(continueLabel(next)).toBe(label);
  });
});

describe('extent', () => {
  it('counts the finished pages of a part', () => {
    expect(extent(['b', 'c'], new Set(['a']))).toBe('');
    expect(extent(['b', 'c'], new Set(['c']))).toBe(' (1 of 2 pages finished)');
    expect(extent(['b', 'c'], new Set(['c', 'b']))).toBe(' (finished)');
  });
});
