import {describe, expect, it} from 'vitest';
import {cpuBetween, longTasks, readTrace, type TraceEvent} from './readTrace';

const thread = (pid: number, tid: number, name: string): TraceEvent => ({
  ...{name: 'thread_name', ph: 'M', ts: 0, pid, tid},
  args: {name},
});
const task = (pid: number, tid: number, ts: number, dur: number, tdur: number): TraceEvent => ({
  ...{name: 'RunTask', ph: 'X', pid, tid, ts, dur, tdur},
});
const mark = (name: string, ts: number): TraceEvent => ({name, ph: 'I', pid: 1, tid: 10, ts});

describe('readTrace', () => {
  const events = [
    thread(1, 10, 'CrRendererMain'),
    thread(1, 11, 'DedicatedWorker thread'),
    thread(1, 12, 'Compositor'),
    thread(2, 10, 'CrRendererMain'),
    task(1, 10, 1000, 4000, 2000),
    task(1, 11, 2000, 3000, 1000),
    task(1, 12, 2000, 3000, 1000),
    task(2, 10, 2000, 3000, 1000),
    mark('search:shown', 9000),
    mark('search:focus', 1000),
    mark('other', 1000),
  ];

  it('reads the threads of the marked page', () => {
    expect(readTrace(events)).toEqual({
      marks: [
        {name: 'search:focus', at: 1},
        {name: 'search:shown', at: 9},
      ],
      main: [{start: 1, end: 5, cpu: 2}],
      worker: [{start: 2, end: 5, cpu: 1}],
    });
  });
});

describe('cpuBetween', () => {
  const tasks = [
    {start: 0, end: 10, cpu: 5},
    {start: 20, end: 30, cpu: 10},
  ];

  it('adds up tasks, counting only the overlapping part of those partly outside', () => {
    expect(cpuBetween(tasks, 0, 30)).toBe(15);
    expect(cpuBetween(tasks, 5, 22)).toBe(4.5);
    expect(cpuBetween(tasks, 12, 18)).toBe(0);
  });
});

describe('longTasks', () => {
  it('are tasks over 50 ms that start within the interval', () => {
    const long = {start: 10, end: 61, cpu: 1};
    expect(longTasks([long, {start: 10, end: 60, cpu: 1}, {start: 200, end: 300, cpu: 1}], 0, 100)).toEqual([long]);
  });
});
