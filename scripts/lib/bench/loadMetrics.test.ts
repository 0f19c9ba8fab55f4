import {describe, expect, it} from 'vitest';
import {median, medianMetrics, type LoadMetrics} from './loadMetrics';

describe('median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([900, 10, 30])).toBe(30);
  });

  it('is the mean of the two middle values when their number is even', () => {
    expect(median([4, 100, 2, 1])).toBe(3);
  });

  it('refuses an empty list', () => {
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

  it('takes the median of each metric by itself', () => {
    expect(medianMetrics([load(300, 5), load(10, 7), load(20, 6)])).toEqual(load(20, 6));
  });
});
