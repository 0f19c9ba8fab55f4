import {describe, expect, it} from 'vitest';
import {checkBars, ratio} from './besideBars';
import type {LoadMetrics} from './loadMetrics';

const metrics = (times: Partial<LoadMetrics>): LoadMetrics => ({
  firstContentfulPaint: 1000,
  largestContentfulPaint: 1000,
  totalBlockingTime: 1000,
  load: 0,
  cumulativeLayoutShift: 0,
  html: 0,
  css: 0,
  script: 0,
  total: 0,
  elements: 0,
  ...times,
});

describe('checkBars', () => {
  it('fails what takes more of the other site’s time than its bar, and what moves', () => {
    const ours = metrics({firstContentfulPaint: 801, largestContentfulPaint: 850, cumulativeLayoutShift: 0.1});
    const page = {path: '/', bars: {firstContentfulPaint: 0.8, largestContentfulPaint: 0.85}};
    expect(checkBars(page, {ours, other: metrics({})}).map(({name, isExceeded}) => [name, isExceeded])).toEqual([
      ['firstContentfulPaint', true],
      ['largestContentfulPaint', false],
      ['cumulativeLayoutShift', true],
    ]);
  });
});

describe('ratio', () => {
  it('says how many times as long', () => {
    expect(ratio(50, 100)).toBe(0.5);
  });

  it('has an answer where the other site took no time', () => {
    expect([ratio(0, 0), ratio(1, 0)]).toEqual([0, Infinity]);
  });
});
