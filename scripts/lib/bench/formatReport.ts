import {inKilobytes} from '../sizes';
import {formatTable} from './formatTable';
import {ratiosTo, type LimitResult} from './limits';
import type {LoadMetrics} from './loadMetrics';

const heading = [
  'page',
  ...['FCP ms', 'LCP ms', 'load ms', 'TBT ms', 'CLS'],
  ...['HTML kB', 'CSS kB', 'JS kB', 'total kB', 'elements'],
  ...['FCP ×', 'LCP ×', 'TBT ×'],
];

/** The medians of all pages as a table; × is a page's time divided by that of the reference page. */
export function formatMedians(medians: ReadonlyMap<string, LoadMetrics>, reference: LoadMetrics): string {
  return formatTable([heading, ...[...medians].map(([page, metrics]) => row(page, metrics, reference))]);
}

function row(page: string, metrics: LoadMetrics, reference: LoadMetrics): readonly string[] {
  const ratios = ratiosTo(reference, metrics);
  const {firstContentfulPaint, largestContentfulPaint, load, totalBlockingTime, cumulativeLayoutShift} = metrics;
  return [
    page,
    ...[firstContentfulPaint, largestContentfulPaint, load, totalBlockingTime].map((time) => time.toFixed(0)),
    cumulativeLayoutShift.toFixed(3),
    ...[metrics.html, metrics.css, metrics.script, metrics.total].map(inKilobytes),
    String(metrics.elements),
    ...[ratios.firstContentfulPaint, ratios.largestContentfulPaint, ratios.totalBlockingTime].map(ratioText),
  ];
}

const shortNames = {largestContentfulPaint: 'LCP', totalBlockingTime: 'TBT'} as const;

/** `ok     /page: LCP 1.20 × the reference page (limit 1.50)` */
export function formatLimit(page: string, {name, ratio, limit, isExceeded}: LimitResult): string {
  const verdict = isExceeded ? 'FAILED' : 'ok    ';
  return `${verdict} ${page}: ${shortNames[name]} ${ratioText(ratio)} × the reference page (limit ${ratioText(limit)})`;
}

const ratioText = (ratio: number): string => ratio.toFixed(2);
