import type {LoadMetrics} from './loadMetrics';

export type BarName = 'firstContentfulPaint' | 'largestContentfulPaint' | 'totalBlockingTime';

/** A page that both sites have, and the limits of our times relative to the other site's. */
export interface BesidePage {
  readonly path: string;
  readonly bars: Readonly<Partial<Record<BarName, number>>>;
}

/** The metrics of a page in each site. */
export interface Pair {
  readonly ours: LoadMetrics;
  readonly other: LoadMetrics;
}

export interface BarResult {
  readonly path: string;
  readonly name: BarName | 'cumulativeLayoutShift';
  readonly value: number;
  readonly bar: number;
  readonly isExceeded: boolean;
}

const words = {firstContentfulPaint: 0.8, largestContentfulPaint: 0.85, totalBlockingTime: 0.4} as const;

export const besidePages: readonly BesidePage[] = [
  {path: '/', bars: words},
  {path: '/docs/guides/getting-started/introduction', bars: words},
  {path: '/blog/2.5.0-release', bars: words},
  {path: '/docs/tutorials/platformer-tutorial/part-2-physics', bars: words},
  // Our page has many times the content of the other site's page.
  {path: '/docs/api/cocos2d.ccnode', bars: {largestContentfulPaint: 1, totalBlockingTime: 0.4}},
];

/** The absolute limit of layout shifts while a page loads: nothing that a reader would notice. */
const shiftBar = 0.001;

export function checkBars({path, bars}: BesidePage, {ours, other}: Pair): readonly BarResult[] {
  const results = (Object.entries(bars) as [BarName, number][]).map(([name, bar]) => {
    const value = ratio(ours[name], other[name]);
    return {path, name, value, bar, isExceeded: value > bar};
  });
  const value = ours.cumulativeLayoutShift;
  return [...results, {path, name: 'cumulativeLayoutShift', value, bar: shiftBar, isExceeded: value > shiftBar}];
}

/** Our value divided by the other one. If the other one is 0, the result is 0 for 0 and infinite otherwise. */
export function ratio(ours: number, other: number): number {
  if (other > 0) return ours / other;
  return ours > 0 ? Infinity : 0;
}
