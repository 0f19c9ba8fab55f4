/** An event of Chromium's tracing; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The thread's processor time. */
  readonly tdur?: number;
  readonly args?: {readonly name?: string};
}

/** The data of one page in a trace; times in milliseconds. */
export interface Trace {
  /** The page's `performance.mark`s whose names begin with `search:`, in order. */
  readonly marks: readonly {readonly name: string; readonly at: number}[];
  readonly main: readonly Task[];
  /** Tasks of all workers of the page. */
  readonly worker: readonly Task[];
}

export interface Task {
  readonly start: number;
  readonly end: number;
  /** Processor time. */
  readonly cpu: number;
}

/** What has to be traced. */
export const traceCategories = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** Reads the events of the process that has set the marks. */
export function readTrace(events: readonly TraceEvent[]): Trace {
  const marks = events.filter(({name, ph}) => name.startsWith('search:') && (ph === 'I' || ph === 'R'));
  const pid = marks[0]?.pid;
  const threads = new Map(
    events
      .filter((event) => event.name === 'thread_name' && event.pid === pid)
      .map(({tid, args}) => [tid, args?.name ?? '']),
  );
  const tasksOf = (isWanted: (thread: string) => boolean): readonly Task[] =>
    events.filter((event) => isTask(event) && event.pid === pid && isWanted(threads.get(event.tid) ?? '')).map(toTask);
  return {
    marks: marks.map(({name, ts}) => ({name, at: ts / 1000})).sort((one, other) => one.at - other.at),
    main: tasksOf((thread) => thread === 'CrRendererMain'),
    worker: tasksOf((thread) => thread.startsWith('DedicatedWorker')),
  };
}

const isTask = ({name, ph}: TraceEvent): boolean => name === 'RunTask' && ph === 'X';

const toTask = ({ts, dur = 0, tdur = 0}: TraceEvent): Task => ({
  start: ts / 1000,
  end: (ts + dur) / 1000,
  cpu: tdur / 1000,
});

/** The processor time of tasks between two moments. If a task is partly outside, the fraction that is inside counts. */
export function cpuBetween(tasks: readonly Task[], from: number, to: number): number {
  return tasks.reduce((sum, {start, end, cpu}) => {
    const within = Math.max(0, Math.min(end, to) - Math.max(start, from));
    return end > start ? sum + cpu * (within / (end - start)) : sum;
  }, 0);
}

/** Tasks of more than 50 ms that begin between two moments. During such a task a page does not respond. */
export const longTasks = (tasks: readonly Task[], from: number, to: number): readonly Task[] =>
  tasks.filter(({start, end}) => end - start > 50 && start >= from && start < to);
