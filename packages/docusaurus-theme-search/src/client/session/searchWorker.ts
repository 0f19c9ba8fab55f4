import type {FromWorker, Hit, SearchRequest, SearchResults, ToWorker} from '../../shared';
import {LaneError} from './failures';
import {watchWorker, type WatchedWorker, type WorkerLike} from './watchedWorker';

/** The engine in its worker, by promises. A worker that is lost is replaced once, and gets again what it had. */
export interface SearchWorker {
  /**
   * Resolves when the lane can be searched.
   *
   * @throws LaneError when it can't be read, or the worker is lost for good.
   */
  readonly add: (bytes: ArrayBuffer, context?: string) => Promise<void>;
  /** No further lane will come. */
  readonly complete: () => void;
  /** @throws LaneError when the worker is lost for good. */
  readonly search: (request: SearchRequest) => Promise<SearchResults | undefined>;
}

interface Waiting {
  readonly message: ToWorker;
  readonly resolve: (results?: SearchResults) => void;
  readonly reject: (error: LaneError) => void;
}

/**
 * @param createWorker throws where there are no workers.
 * @param onLost is called when the second worker is lost, too: one that dies of a query would die of it for ever.
 */
export function createSearchWorker(
  createWorker: () => WorkerLike,
  onWelcome: (popular: readonly Hit[]) => void,
  onLost: () => void,
): SearchWorker {
  /** What a new worker would have to be told. */
  const lanes = new Map<string, ToWorker>();
  const waiting = new Map<string | number, Waiting>();
  let worker: WatchedWorker | undefined;
  let isComplete = false;
  let isReplaced = false;
  let lastId = 0;

  const settle = (key: string | number, act: (entry: Waiting) => void): void => {
    const entry = waiting.get(key);
    waiting.delete(key);
    if (entry) act(entry);
  };

  const receive = (message: FromWorker): void => {
    if (message.type === 'welcome') onWelcome(message.popular);
    else if (message.type === 'results') settle(message.id, ({resolve}) => resolve(message.results));
    else if (message.type === 'added') settle(laneKey(message.context), ({resolve}) => resolve());
    else {
      lanes.delete(laneKey(message.context));
      settle(laneKey(message.context), ({reject}) => reject(new LaneError(message.reason)));
    }
  };

  const start = (): void => {
    try {
      worker = watchWorker(createWorker(), receive, replace);
    } catch {
      giveUp();
    }
  };

  const replace = (): void => {
    if (isReplaced) {
      giveUp();
      return;
    }
    isReplaced = true;
    start();
    for (const message of lanes.values()) worker?.post(message);
    if (isComplete) worker?.post({type: 'complete'});
    for (const {message} of waiting.values()) if (message.type === 'search') worker?.post(message);
  };

  const giveUp = (): void => {
    worker = undefined;
    for (const key of [...waiting.keys()]) settle(key, ({reject}) => reject(new LaneError('worker')));
    onLost();
  };

  const ask = (key: string | number, message: ToWorker): Promise<SearchResults | undefined> =>
    new Promise((resolve, reject) => {
      if (!worker) {
        reject(new LaneError('worker'));
        return;
      }
      waiting.set(key, {message, resolve, reject});
      worker.post(message);
    });

  start();
  return {
    async add(bytes, context) {
      const message: ToWorker = {type: 'lane', bytes, ...(context !== undefined && {context})};
      lanes.set(laneKey(context), message);
      await ask(laneKey(context), message);
    },
    complete() {
      isComplete = true;
      worker?.post({type: 'complete'});
    },
    search(request) {
      const id = ++lastId;
      return ask(id, {type: 'search', id, request});
    },
  };
}

const laneKey = (context: string | undefined): string => `lane ${context ?? ''}`;
