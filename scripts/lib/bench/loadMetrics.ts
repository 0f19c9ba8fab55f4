/** What one cold load of a page took. Times in milliseconds, sizes in bytes over the wire (compressed, with headers). */
export interface LoadMetrics {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** Of each task longer than 50 ms the part beyond, added up. */
  readonly totalBlockingTime: number;
  /** All layout shifts added up; the same as the standard's largest window when a load takes under 5 s. */
  readonly cumulativeLayoutShift: number;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  /** Everything that the page itself needs, without what it only fetches ahead. */
  readonly total: number;
  /** Elements of the document after loading. */
  readonly elements: number;
}

const names = [
  'firstContentfulPaint',
  'largestContentfulPaint',
  'totalBlockingTime',
  'cumulativeLayoutShift',
  'html',
  'css',
  'script',
  'total',
  'elements',
] as const satisfies readonly (keyof LoadMetrics)[];

/** The median of each metric by itself. Throws when there are no loads. */
export function medianMetrics(loads: readonly LoadMetrics[]): LoadMetrics {
  const entries = names.map((name) => [name, median(loads.map((load) => load[name]))] as const);
  return Object.fromEntries(entries) as Record<(typeof names)[number], number>;
}

/** The middle value, or the mean of the two middle ones. Throws when there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('Nothing has no median.');
  return (lower + upper) / 2;
}
