import {percentile} from '../searchFuzz/summary';
import {cpuBetween, longTasks, type Trace} from './readTrace';

/** How much slower than this machine the phone is. */
export const cpuSlowdown = 4;

/** From the first focus to the first suggestions, in milliseconds. */
export interface FirstMetrics {
  /** With Chromium's slowdown, which affects the page but not the worker. */
  readonly time: number;
  /** With the additional time that the worker's computation would take on the phone. */
  readonly timeWithSlowWorker: number;
  readonly blockedTime: number;
}

/** From each later key to its suggestions, in milliseconds. */
export interface KeystrokeMetrics {
  readonly times: readonly number[];
  /** Until the suggestions are in the document; the next frame paints them. */
  readonly documentTimes: readonly number[];
  /** As `FirstMetrics`. */
  readonly timesWithSlowWorker: readonly number[];
  /** Only processor time, which is less than a reader waits but nearly the same on a busy machine. */
  readonly workTimes: readonly number[];
  /** The number of keys after which the suggestions stayed the same. */
  readonly unchanged: number;
  readonly longTasks: number;
}

/** Reads the marks `search:focus` and `search:shown`. */
export function toFirstMetrics(trace: Trace): FirstMetrics {
  const [from, to] = ['search:focus', 'search:shown'].map((name) => trace.marks.find((mark) => mark.name === name)?.at);
  if (from === undefined || to === undefined) throw new Error('The trace has no focus, or no suggestions.');
  return {
    time: to - from,
    timeWithSlowWorker: to - from + missing(trace, from, to),
    blockedTime: longTasks(trace.main, from, to).reduce((sum, {start, end}) => sum + end - start - 50, 0),
  };
}

/** Reads the marks `search:key`, `search:changed` and `search:painted`, and uses the last ones before the next key. */
export function toKeystrokeMetrics(trace: Trace): KeystrokeMetrics {
  const keys = trace.marks.filter(({name}) => name === 'search:key');
  const spans = keys.map(({at}, index) => {
    const next = keys[index + 1]?.at ?? Infinity;
    const last = (wanted: string): number | undefined =>
      trace.marks.findLast((mark) => mark.name === wanted && mark.at > at && mark.at < next)?.at;
    return {from: at, to: last('search:painted'), inDocument: last('search:changed')};
  });
  const changed = spans.flatMap(({from, to, inDocument}) =>
    to === undefined || inDocument === undefined ? [] : [{from, to, inDocument}],
  );
  return {
    times: changed.map(({from, to}) => to - from),
    documentTimes: changed.map(({from, inDocument}) => inDocument - from),
    timesWithSlowWorker: changed.map(({from, to}) => to - from + missing(trace, from, to)),
    workTimes: changed.map(
      ({from, to}) => cpuBetween(trace.main, from, to) + cpuBetween(trace.worker, from, to) * cpuSlowdown,
    ),
    unchanged: spans.length - changed.length,
    longTasks: changed.reduce((sum, {from, to}) => sum + longTasks(trace.main, from, to).length, 0),
  };
}

/** How much longer workers would compute on the phone. */
const missing = (trace: Trace, from: number, to: number): number =>
  cpuBetween(trace.worker, from, to) * (cpuSlowdown - 1);

export const quantiles = (times: readonly number[]): readonly [p50: number, p95: number, max: number] => [
  percentile(times, 0.5),
  percentile(times, 0.95),
  percentile(times, 1),
];
