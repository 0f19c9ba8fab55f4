import type {FromWorker} from 'search-engine';
import type {WorkerLike} from './watchedWorker';

/**
 * Runs the engine in the page's own thread, for browsers in which no worker runs. The engine is loaded only then; if that
 * fails, `onerror` is called as for a worker.
 */
export function createPageWorker(): WorkerLike {
  const receiver = import('search-engine/receiver').then(({createReceiver}) =>
    createReceiver((data) => worker.onmessage?.({data} as MessageEvent<FromWorker>)),
  );
  const fail = (): void => worker.onerror?.(new ErrorEvent('error'));
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage(message) {
      receiver.then((receive) => receive(message)).catch(fail);
    },
    // `watchWorker` has already removed the listeners.
    terminate: () => undefined,
  };
  return worker;
}
