import {describe, expect, it} from 'vitest';
import {formatTimes, percentile} from './summary';

describe('percentile', () => {
  const values = Array.from({length: 100}, (_, index) => 100 - index);

  it('returns the value at the given fraction', () => {
    expect([0, 0.5, 0.99, 1].map((fraction) => percentile(values, fraction))).toEqual([1, 50, 99, 100]);
    expect(percentile([3], 0.5)).toBe(3);
  });

  it('rejects an empty list', () => {
    expect(() => percentile([], 0.5)).toThrow('no percentiles');
  });
});

describe('formatTimes', () => {
  it('shows the usual percentiles', () => {
    expect(formatTimes([1, 2, 3, 40])).toBe('p50 2.0 ms, p95 40.0 ms, p99 40.0 ms, max 40.0 ms');
  });
});
