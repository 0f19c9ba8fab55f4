import {ratio, type BesideResult, type ComparedMetric, type Pair} from './besideLimits';
import {formatTable} from './formatTable';

const shortNames = {
  firstContentfulPaint: 'FCP',
  largestContentfulPaint: 'LCP',
  totalBlockingTime: 'TBT',
  cumulativeLayoutShift: 'CLS',
} as const;

const times: readonly ComparedMetric[] = ['firstContentfulPaint', 'largestContentfulPaint', 'totalBlockingTime'];

/** The medians of both sites side by side; × is our time divided by that of the other site's page. */
export function formatBeside(pairs: ReadonlyMap<string, Pair>): string {
  const heading = [
    'page',
    ...times.map((name) => shortNames[name]).flatMap((name) => [`${name} ours`, 'other', '×']),
    ...['CLS ours', 'other'],
  ];
  return formatTable([heading, ...[...pairs].map(([path, pair]) => row(path, pair))]);
}

function row(path: string, {ours, other}: Pair): readonly string[] {
  return [
    path,
    ...times.flatMap((name) => [
      ours[name].toFixed(0),
      other[name].toFixed(0),
      ratio(ours[name], other[name]).toFixed(2),
    ]),
    ...[ours, other].map(({cumulativeLayoutShift}) => cumulativeLayoutShift.toFixed(3)),
  ];
}

/** `ok     /page: LCP 0.80 × the other site's (limit 0.85)` */
export function formatBesideLimit({path, name, value, limit, isExceeded}: BesideResult): string {
  const verdict = isExceeded ? 'FAILED' : 'ok    ';
  const figures =
    name === 'cumulativeLayoutShift'
      ? `${value.toFixed(4)} (limit ${limit})`
      : `${value.toFixed(2)} × the other site's (limit ${limit.toFixed(2)})`;
  return `${verdict} ${path}: ${shortNames[name]} ${figures}`;
}
