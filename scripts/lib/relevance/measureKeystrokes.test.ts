import {describe, expect, it} from 'vitest';
import {countKeystrokes, measureKeystrokes} from './measureKeystrokes';

describe('countKeystrokes', () => {
  it('counts the characters until the page is first', () => {
    expect(countKeystrokes('runaction', (typed) => typed.length >= 4)).toBe(4);
  });

  it('counts the characters until the page stays first', () => {
    expect(countKeystrokes('runaction', (typed) => typed.length !== 6)).toBe(7);
  });

  it('is infinite when the full name does not find the page', () => {
    expect(countKeystrokes('run', (typed) => typed.length < 3)).toBe(Infinity);
  });
});

describe('measureKeystrokes', () => {
  it('computes the median and the fraction within 60% of the name', () => {
    const names = [
      {length: 10, typed: 6},
      {length: 10, typed: 7},
      {length: 10, typed: 2},
      {length: 10, typed: Infinity},
    ];
    expect(measureKeystrokes(names)).toEqual({questions: 4, median: 6, early: 0.5});
  });

  it('has an infinite median when most names are never first', () => {
    const never = {length: 5, typed: Infinity};
    expect(measureKeystrokes([never, never, {length: 5, typed: 1}]).median).toBe(Infinity);
  });
});
