import {describe, expect, it} from 'vitest';
import {median, medianMetrics, type LoadMetrics} from './loadMetrics';

describe('median', () => {
  it('returns the middle value, whatever the order', () => {
    expect(median([900, 10, 30])).toBe(30);
  });

  it('returns the mean of the two middle values of an even number of values', () => {
    expect(median([4, 100, 2, 1])).toBe(3);
  });

  it('rejects an empty list', () => {
    expect(() => median([])).toThrow('no median');
  });
});

describe('medianMetrics', () => {
  const load = (totalBlockingTime: number, elements: number): LoadMetrics => ({
    firstContentfulPaint: 500,
    largestContentfulPaint: 600,
    load: 700,
    totalBlockingTime,
    cumulativeLayoutShift: 0,
    html: 1,
    css: 2,
    script: 3,
    total: 6,
    elements,
  });

  it('takes the median of each metric separately', () => {
    expect(medianMetrics([load(300, 5), load(10, 7), load(20, 6)])).toEqual(load(20, 6));
  });
});
