import type {FromWorker, ToWorker} from '../../shared';

/** How long a worker may be silent while something is asked of it. */
export const watchdogMs = 10_000;

/** What of a `Worker` is used. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

export interface WatchedWorker {
  post(message: ToWorker): void;
  close(): void;
}

/** A worker that is watched: `onLost` is called once, when it has failed or is silent for `watchdogMs` with work to do. */
export function watchWorker(
  worker: WorkerLike,
  onMessage: (message: FromWorker) => void,
  onLost: () => void,
): WatchedWorker {
  let unanswered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (): void => {
    clearTimeout(timer);
    if (unanswered > 0) timer = setTimeout(lose, watchdogMs);
  };
  const close = (): void => {
    clearTimeout(timer);
    worker.onmessage = worker.onerror = worker.onmessageerror = null;
    worker.terminate();
  };
  const lose = (): void => {
    close();
    onLost();
  };
  worker.onmessage = ({data}) => {
    if (data.type !== 'welcome') unanswered--;
    watch();
    onMessage(data);
  };
  worker.onerror = (event) => {
    // It is dealt with; the browser need not complain, too.
    event.preventDefault();
    lose();
  };
  worker.onmessageerror = lose;
  return {
    post(message) {
      if (message.type !== 'complete') unanswered++;
      watch();
      worker.postMessage(message);
    },
    close,
  };
}
