import type {LoadMetrics} from './loadMetrics';

/** The metrics of a load in a test: those that it is about, and 0 for the others. */
export const testMetrics = (metrics: Partial<LoadMetrics>): LoadMetrics => ({
  firstContentfulPaint: 0,
  largestContentfulPaint: 0,
  totalBlockingTime: 0,
  load: 0,
  cumulativeLayoutShift: 0,
  html: 0,
  css: 0,
  script: 0,
  total: 0,
  elements: 0,
  ...metrics,
});
