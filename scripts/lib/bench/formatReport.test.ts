import {describe, expect, it} from 'vitest';
import {formatLimit, formatMedians} from './formatReport';
import type {LoadMetrics} from './loadMetrics';

const reference: LoadMetrics = {
  firstContentfulPaint: 400,
  largestContentfulPaint: 500,
  load: 600,
  totalBlockingTime: 100,
  cumulativeLayoutShift: 0,
  html: 30_000,
  css: 0,
  script: 500,
  total: 30_500,
  elements: 209,
};

describe('formatMedians', () => {
  it('shows times, sizes in kB, and times as multiples of the reference page', () => {
    const page = {...reference, largestContentfulPaint: 750, totalBlockingTime: 25, cumulativeLayoutShift: 0.0123};
    expect(formatMedians(new Map([['/page', page]]), reference)).toBe(
      [
        'page   FCP ms  LCP ms  load ms  TBT ms    CLS  HTML kB  CSS kB  JS kB  total kB  elements  FCP ×  LCP ×  TBT ×',
        '/page     400     750      600      25  0.012     30.0     0.0    0.5      30.5       209   1.00   1.50   0.25',
      ].join('\n'),
    );
  });
});

describe('formatLimit', () => {
  it('says whether a page stays within its limit', () => {
    const result = {name: 'largestContentfulPaint', ratio: 1.2, limit: 1.5, isExceeded: false} as const;
    expect(formatLimit('/page', result)).toBe('ok     /page: LCP 1.20 × the reference page (limit 1.50)');
    expect(formatLimit('/page', {...result, ratio: 1.6, isExceeded: true})).toMatch(/^FAILED/);
  });
});
