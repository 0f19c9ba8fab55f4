import {describe, expect, it} from 'vitest';
import {checkBesideLimits, ratio} from './besideLimits';
import type {LoadMetrics} from './loadMetrics';
import {testMetrics} from './testMetrics';

const metrics = (times: Partial<LoadMetrics>): LoadMetrics =>
  testMetrics({firstContentfulPaint: 1000, largestContentfulPaint: 1000, totalBlockingTime: 1000, ...times});

describe('checkBesideLimits', () => {
  it('fails a page that exceeds a limit relative to the other site’s time or shifts its layout', () => {
    const ours = metrics({firstContentfulPaint: 801, largestContentfulPaint: 850, cumulativeLayoutShift: 0.1});
    const page = {path: '/', limits: {firstContentfulPaint: 0.8, largestContentfulPaint: 0.85}};
    expect(checkBesideLimits(page, {ours, other: metrics({})}).map(({name, isExceeded}) => [name, isExceeded])).toEqual(
      [
        ['firstContentfulPaint', true],
        ['largestContentfulPaint', false],
        ['cumulativeLayoutShift', true],
      ],
    );
  });
});

describe('ratio', () => {
  it('divides our time by the other site’s', () => {
    expect(ratio(50, 100)).toBe(0.5);
  });

  it('handles a time of zero on the other site', () => {
    expect([ratio(0, 0), ratio(1, 0)]).toEqual([0, Infinity]);
  });
});
