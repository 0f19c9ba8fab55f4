import type {LoadMetrics} from './loadMetrics';

export type ComparedMetric = 'firstContentfulPaint' | 'largestContentfulPaint' | 'totalBlockingTime';

/** A page that both sites have, and the limits of our times relative to the other site's. */
export interface BesidePage {
  readonly path: string;
  readonly limits: Readonly<Partial<Record<ComparedMetric, number>>>;
}

/** The metrics of a page in each site. */
export interface Pair {
  readonly ours: LoadMetrics;
  readonly other: LoadMetrics;
}

export interface BesideResult {
  readonly path: string;
  readonly name: ComparedMetric | 'cumulativeLayoutShift';
  readonly value: number;
  readonly limit: number;
  readonly isExceeded: boolean;
}

const textPage = {firstContentfulPaint: 0.8, largestContentfulPaint: 0.85, totalBlockingTime: 0.4} as const;

export const besidePages: readonly BesidePage[] = [
  {path: '/', limits: textPage},
  {path: '/docs/guides/getting-started/introduction', limits: textPage},
  {path: '/blog/2.5.0-release', limits: textPage},
  {path: '/docs/tutorials/platformer-tutorial/part-2-physics', limits: textPage},
  // Our page has many times the content of the other site's page.
  {path: '/docs/api/cocos2d.ccnode', limits: {largestContentfulPaint: 1, totalBlockingTime: 0.4}},
];

/** The absolute limit of layout shifts while a page loads: nothing that a reader would notice. */
const shiftLimit = 0.001;

export function checkBesideLimits({path, limits}: BesidePage, {ours, other}: Pair): readonly BesideResult[] {
  const results = (Object.entries(limits) as [ComparedMetric, number][]).map(([name, limit]) => {
    const value = ratio(ours[name], other[name]);
    return {path, name, value, limit, isExceeded: value > limit};
  });
  const value = ours.cumulativeLayoutShift;
  return [...results, {path, name: 'cumulativeLayoutShift', value, limit: shiftLimit, isExceeded: value > shiftLimit}];
}

/** Our value divided by the other one. If the other one is 0, the result is 0 for 0 and infinite otherwise. */
export function ratio(ours: number, other: number): number {
  if (other > 0) return ours / other;
  return ours > 0 ? Infinity : 0;
}
