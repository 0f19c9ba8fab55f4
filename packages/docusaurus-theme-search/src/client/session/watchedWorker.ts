import type {FromWorker, ToWorker} from 'search-engine';

/** How long a worker may take to answer, in milliseconds. */
export const watchdogMs = 10_000;

/** The members of `Worker` that are used. */
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

/** Watches a worker. Calls `onLost` once, when the worker fails or leaves a message unanswered for `watchdogMs`. */
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
    // The error is handled, so the browser need not report it.
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
