import type {LoadMetrics} from './loadMetrics';

/** The limits of the heaviest API page on an idle machine, in milliseconds (slow 4G, CPU slowed down four times). */
const allowed = {largestContentfulPaint: 800, totalBlockingTime: 100} as const;

/**
 * The times of the reference page on an idle machine with 2 cores, in milliseconds. Provisional, because they were
 * never measured on an idle machine: they are the fastest single load on a busy one (688 and 110), and other work only
 * makes loads slower. The lower these figures, the looser the limits. `npm run bench` prints the real figures in its
 * first row if `uptime` shows a load below 1.
 */
const idleReference = {largestContentfulPaint: 690, totalBlockingTime: 110} as const;

/** The page that the limits apply to. */
export const limitedPage = '/docs/api/cocos2d.ccnode';

type TimeName = keyof typeof allowed;

/** A page's times divided by those of the reference page. */
export type Ratios = Readonly<Record<TimeName | 'firstContentfulPaint', number>>;

export interface LimitResult {
  readonly name: TimeName;
  readonly ratio: number;
  readonly limit: number;
  readonly isExceeded: boolean;
}

/** Throws if a time of the reference page is 0, because nothing can be compared with it then. */
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
