import {describe, expect, it} from 'vitest';
import {formatBeside, formatBesideLimit} from './formatBeside';
import type {LoadMetrics} from './loadMetrics';

const other: LoadMetrics = {
  firstContentfulPaint: 1000,
  largestContentfulPaint: 1200,
  totalBlockingTime: 800,
  load: 0,
  cumulativeLayoutShift: 0.0004,
  html: 0,
  css: 0,
  script: 0,
  total: 0,
  elements: 0,
};
const ours = {...other, firstContentfulPaint: 750, totalBlockingTime: 200, cumulativeLayoutShift: 0};

describe('formatBeside', () => {
  it('shows the times of both sites and their ratio', () => {
    expect(formatBeside(new Map([['/page', {ours, other}]]))).toBe(
      [
        'page   FCP ours  other     ×  LCP ours  other     ×  TBT ours  other     ×  CLS ours  other',
        '/page       750   1000  0.75      1200   1200  1.00       200    800  0.25     0.000  0.000',
      ].join('\n'),
    );
  });
});

describe('formatBesideLimit', () => {
  it('says whether a page meets its limit', () => {
    const result = {path: '/', name: 'firstContentfulPaint', value: 0.75, limit: 0.8, isExceeded: false} as const;
    expect(formatBesideLimit(result)).toBe("ok     /: FCP 0.75 × the other site's (limit 0.80)");
    expect(
      formatBesideLimit({...result, name: 'cumulativeLayoutShift', value: 0.1, limit: 0.001, isExceeded: true}),
    ).toBe('FAILED /: CLS 0.1000 (limit 0.001)');
  });
});
