import {describe, expect, it} from 'vitest';
import {checkLimits, ratiosTo} from './limits';
import type {LoadMetrics} from './loadMetrics';
import {testMetrics} from './testMetrics';

const metrics = (times: Partial<LoadMetrics>): LoadMetrics =>
  testMetrics({firstContentfulPaint: 400, largestContentfulPaint: 500, load: 600, totalBlockingTime: 100, ...times});

describe('ratiosTo', () => {
  it('divides the times of a page by those of the reference page', () => {
    const page = metrics({firstContentfulPaint: 800, largestContentfulPaint: 600, totalBlockingTime: 0});
    expect(ratiosTo(metrics({}), page)).toEqual({
      firstContentfulPaint: 2,
      largestContentfulPaint: 1.2,
      totalBlockingTime: 0,
    });
  });

  it('rejects a reference page that took no time', () => {
    expect(() => ratiosTo(metrics({totalBlockingTime: 0}), metrics({}))).toThrow('totalBlockingTime of 0 ms');
  });
});

describe('checkLimits', () => {
  it('fails only times whose ratio is above the limit', () => {
    const ratios = {firstContentfulPaint: 99, largestContentfulPaint: 99, totalBlockingTime: 0.1};
    expect(checkLimits(ratios).map(({name, isExceeded}) => [name, isExceeded])).toEqual([
      ['largestContentfulPaint', true],
      ['totalBlockingTime', false],
    ]);
  });

  it('allows a ratio that is exactly the limit', () => {
    const [first] = checkLimits({firstContentfulPaint: 1, largestContentfulPaint: 1, totalBlockingTime: 1});
    const ratios = {firstContentfulPaint: 1, largestContentfulPaint: first?.limit ?? 0, totalBlockingTime: 0};
    expect(checkLimits(ratios)[0]?.isExceeded).toBe(false);
  });
});
