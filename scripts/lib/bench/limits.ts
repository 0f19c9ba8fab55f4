import type {LoadMetrics} from './loadMetrics';

/** What the heaviest API page may take on an idle machine, in milliseconds (slow 4G, CPU slowed down four times). */
const allowed = {largestContentfulPaint: 800, totalBlockingTime: 100} as const;

/**
 * What the reference page takes on an idle machine with 2 cores, in milliseconds. Provisional: never measured on an idle
 * one. It is the fastest single load on a busy machine (688 and 110), because other work only makes loads slower. The
 * lower these figures, the looser the limits. `npm run bench` prints the true ones in its first row where `uptime` shows
 * a load below 1.
 */
const idleReference = {largestContentfulPaint: 690, totalBlockingTime: 110} as const;

/** The page that the limits are for. */
export const limitedPage = '/docs/api/cocos2d.ccnode';

type TimeName = keyof typeof allowed;

/** How many times as long as the reference page a page took. */
export type Ratios = Readonly<Record<TimeName | 'firstContentfulPaint', number>>;

export interface LimitResult {
  readonly name: TimeName;
  readonly ratio: number;
  readonly limit: number;
  readonly isExceeded: boolean;
}

/** Throws when the reference page took no time at all for something: nothing can be compared with it then. */
export function ratiosTo(reference: LoadMetrics, page: LoadMetrics): Ratios {
  const ratio = (name: keyof Ratios): number => {
    if (reference[name] > 0) return page[name] / reference[name];
    throw new Error(`The reference page has a ${name} of 0 ms; its script has too little work for this machine.`);
  };
  return {
    firstContentfulPaint: ratio('firstContentfulPaint'),
    largestContentfulPaint: ratio('largestContentfulPaint'),
    totalBlockingTime: ratio('totalBlockingTime'),
  };
}

export function checkLimits(ratios: Ratios): readonly LimitResult[] {
  return (['largestContentfulPaint', 'totalBlockingTime'] as const).map((name) => {
    const limit = allowed[name] / idleReference[name];
    return {name, ratio: ratios[name], limit, isExceeded: ratios[name] > limit};
  });
}
