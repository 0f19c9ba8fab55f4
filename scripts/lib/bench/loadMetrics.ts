/**
 * The metrics of one cold load of a page. Times in milliseconds, sizes in bytes over the wire (compressed, with
 * headers).
 */
export interface LoadMetrics {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** The time when the page's load event ended. */
  readonly load: number;
  /** The sum of the time beyond 50 ms of each longer task. */
  readonly totalBlockingTime: number;
  /** The sum of all layout shifts, which equals the standard's largest window if a load takes less than 5 s. */
  readonly cumulativeLayoutShift: number;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  /** Everything that the page itself needs, without prefetched files. */
  readonly total: number;
  /** Elements in the document after loading. */
  readonly elements: number;
}

const names = [
  'firstContentfulPaint',
  'largestContentfulPaint',
  'load',
  'totalBlockingTime',
  'cumulativeLayoutShift',
  'html',
  'css',
  'script',
  'total',
  'elements',
] as const satisfies readonly (keyof LoadMetrics)[];

/** The median of each metric. Throws if there are no loads. */
export function medianMetrics(loads: readonly LoadMetrics[]): LoadMetrics {
  const entries = names.map((name) => [name, median(loads.map((load) => load[name]))] as const);
  return Object.fromEntries(entries) as Record<(typeof names)[number], number>;
}

/** The middle value, or the mean of the two middle values. Throws if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('An empty list has no median.');
  return (lower + upper) / 2;
}
