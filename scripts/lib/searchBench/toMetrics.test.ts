import {describe, expect, it} from 'vitest';
import {toFirstMetrics, toKeystrokeMetrics} from './toMetrics';

const mark = (name: string, at: number) => ({name: `search:${name}`, at});

describe('toFirstMetrics', () => {
  const marks = [mark('focus', 100), mark('shown', 500)];

  it('adds the extra time of a slow worker', () => {
    const worker = [
      {start: 200, end: 300, cpu: 20},
      {start: 600, end: 700, cpu: 100},
    ];
    expect(toFirstMetrics({marks, worker, main: []})).toEqual({time: 400, timeWithSlowWorker: 460, blockedTime: 0});
  });

  it("adds up the blocking time of the page's long tasks", () => {
    const main = [
      {start: 50, end: 150, cpu: 1},
      {start: 200, end: 280, cpu: 1},
      {start: 300, end: 310, cpu: 1},
    ];
    expect(toFirstMetrics({marks, worker: [], main}).blockedTime).toBe(30);
  });

  it('requires the start and the end', () => {
    expect(() => toFirstMetrics({marks: [mark('focus', 1)], worker: [], main: []})).toThrow('no suggestions');
  });
});

describe('toKeystrokeMetrics', () => {
  it('uses the last paint before the next key', () => {
    const marks = [
      ...[mark('key', 0), mark('changed', 8), mark('painted', 10), mark('changed', 20), mark('painted', 30)],
      ...[mark('key', 100), mark('key', 200), mark('changed', 205), mark('painted', 215)],
    ];
    const worker = [{start: 5, end: 9, cpu: 2}];
    expect(toKeystrokeMetrics({marks, worker, main: [{start: 205, end: 264, cpu: 59}]})).toEqual({
      times: [30, 15],
      documentTimes: [20, 5],
      timesWithSlowWorker: [36, 15],
      workTimes: [8, 10],
      unchanged: 1,
      longTasks: 1,
    });
  });
});
