import type {FromWorker, Hit, SearchRequest, SearchResults, ToWorker} from 'search-engine';
import {LaneError} from './failures';
import {watchWorker, type WatchedWorker, type WorkerLike} from './watchedWorker';

/** A promise-based interface to the engine's worker. A lost worker is replaced once, and the lanes are sent again. */
export interface SearchWorker {
  /**
   * Resolves when the lane can be searched.
   *
   * @throws LaneError when the lane cannot be read, or the worker and its replacement are lost.
   */
  readonly add: (bytes: ArrayBuffer, context?: string) => Promise<void>;
  /** Tells the engine that no more lanes will follow. */
  readonly complete: () => void;
  /** @throws LaneError when the worker and its replacement are lost. */
  readonly search: (request: SearchRequest) => Promise<SearchResults | undefined>;
}

interface Waiting {
  readonly message: ToWorker;
  readonly resolve: (results?: SearchResults) => void;
  readonly reject: (error: LaneError) => void;
}

interface Workers {
  /** @throws Error where workers are not supported. */
  readonly createWorker: () => WorkerLike;
  /** Creates one that runs in the page's own thread. */
  readonly createPageWorker: () => WorkerLike;
}

/**
 * @param onLost Called when the replacement is lost too, because a query that crashes one worker would crash every one. If
 * no worker has ever answered, workers don't run in this browser, so the page's own thread does the work instead.
 */
export function createSearchWorker(
  workers: Workers,
  onWelcome: (popular: readonly Hit[]) => void,
  onLost: () => void,
): SearchWorker {
  /** The messages to repeat to a replacement. */
  const lanes = new Map<string, ToWorker>();
  const waiting = new Map<string | number, Waiting>();
  let worker: WatchedWorker | undefined;
  let isComplete = false;
  let isReplaced = false;
  let isInPage = false;
  let hasAnswered = false;
  let lastId = 0;

  const settle = (key: string | number, act: (entry: Waiting) => void): void => {
    const entry = waiting.get(key);
    waiting.delete(key);
    if (entry) act(entry);
  };

  const receive = (message: FromWorker): void => {
    hasAnswered = true;
    if (message.type === 'welcome') onWelcome(message.popular);
    else if (message.type === 'results') settle(message.id, ({resolve}) => resolve(message.results));
    else if (message.type === 'added') settle(laneKey(message.context), ({resolve}) => resolve());
    else {
      lanes.delete(laneKey(message.context));
      settle(laneKey(message.context), ({reject}) => reject(new LaneError(message.reason)));
    }
  };

  const create = (): WorkerLike => {
    if (isInPage) return workers.createPageWorker();
    try {
      return workers.createWorker();
    } catch {
      isInPage = true;
      return workers.createPageWorker();
    }
  };

  const start = (): void => {
    worker = watchWorker(create(), receive, replace);
  };

  const replace = (): void => {
    if (isInPage || (isReplaced && hasAnswered)) {
      giveUp();
      return;
    }
    isInPage = isReplaced;
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
