import {describe, expect, it} from 'vitest';
import {placeholderNames} from './placeholderNames';

describe('placeholderNames', () => {
  it.each([
    [0, []],
    [1, ['T']],
    [2, ['T1', 'T2']],
  ])('names %i type parameters', (count, names) => {
    expect(placeholderNames(count)).toEqual(names);
  });
});
