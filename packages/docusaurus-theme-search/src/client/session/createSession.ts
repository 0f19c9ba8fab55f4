import type {SearchRequest, SearchResults} from 'search-engine';
import {LaneError, toFailure} from './failures';
import type {SearchSession, SearchStatus} from './searchSession';
import {createSearchWorker, type SearchWorker} from './searchWorker';
import type {WorkerLike} from './watchedWorker';

/** The browser features that a session uses. */
export interface SessionDependencies {
  /** @throws Error where workers are not supported. */
  readonly createWorker: () => WorkerLike;
  /** Creates one that runs in the page's own thread. */
  readonly createPageWorker: () => WorkerLike;
  /**
   * Returns the bytes of a lane, by default of the first. With `isRetry` it bypasses the cache, which may hold a bad file.
   *
   * @throws LaneError
   */
  readonly fetchLane: (context: string | undefined, isRetry: boolean) => Promise<ArrayBuffer>;
}

interface Pending {
  readonly request: SearchRequest;
  readonly resolve: (results: SearchResults | undefined) => void;
}

const initial: SearchStatus = {
  state: 'loading',
  failure: undefined,
  incomplete: undefined,
  lanes: 0,
  awaitsConcepts: false,
  popular: [],
};

/** How long answers wait for the concepts once the first lane has loaded, in milliseconds. */
export const conceptsMs = 300;

/**
 * Creates a session that loads the first lane immediately, then the later ones in order, one after another. The first of
 * `later` must be the concepts.
 */
export function createSession(later: readonly string[], dependencies: SessionDependencies): SearchSession {
  let status = initial;
  let worker: SearchWorker | undefined;
  /** The later lanes that have not loaded. */
  const missing = new Set<string>();
  /** The reader asked for a retry while other lanes were still loading. */
  let isRetryAsked = false;
  /** The newest unanswered request of each channel. */
  const pending = new Map<string, Pending>();
  const listeners = new Set<() => void>();

  const update = (change: Partial<SearchStatus>): void => {
    status = {...status, ...change};
    for (const listener of listeners) listener();
  };

  const fail = (error: unknown): void => {
    if (status.state === 'failed') return;
    for (const channel of [...pending.keys()]) answer(channel, undefined);
    worker = undefined;
    update({...initial, state: 'failed', failure: toFailure(error)});
  };

  const answer = (channel: string, results: SearchResults | undefined): void => {
    pending.get(channel)?.resolve(results);
    pending.delete(channel);
  };

  const ask = async (channel: string, entry: Pending): Promise<void> => {
    const results = await worker?.search(entry.request).catch(() => undefined);
    if (pending.get(channel) === entry) answer(channel, results);
  };

  const load = async (context: string | undefined, isRetry: boolean): Promise<void> => {
    const bytes = await dependencies.fetchLane(context, isRetry);
    await worker?.add(bytes, context);
    update({lanes: status.lanes + 1, awaitsConcepts: false});
  };

  const loadLater = async (isRetry: boolean): Promise<void> => {
    for (const context of later.filter((name) => missing.has(name))) {
      try {
        await load(context, isRetry);
        missing.delete(context);
      } catch (error) {
        if (!worker) return;
        update({incomplete: toFailure(error), awaitsConcepts: false});
      }
    }
    if (isRetryAsked) {
      isRetryAsked = false;
      await loadLater(true);
      return;
    }
    worker?.complete();
    update({state: 'complete'});
  };

  const begin = async (isRetry: boolean): Promise<void> => {
    for (const context of later) missing.add(context);
    isRetryAsked = false;
    try {
      worker = createSearchWorker(
        dependencies,
        (popular) => update({popular}),
        () => fail(new LaneError('worker')),
      );
      await load(undefined, isRetry);
    } catch (error) {
      fail(error);
      return;
    }
    update({state: 'ready', awaitsConcepts: true});
    setTimeout(() => update({awaitsConcepts: false}), conceptsMs);
    for (const [channel, entry] of pending) void ask(channel, entry);
    await loadLater(isRetry);
  };

  void begin(false);

  return {
    get status() {
      return status;
    },
    get state() {
      return status.state;
    },
    get failure() {
      return status.failure;
    },
    search: (request, channel = 'box') =>
      new Promise((resolve) => {
        answer(channel, undefined);
        if (status.state === 'failed') {
          resolve(undefined);
          return;
        }
        const entry = {request, resolve};
        pending.set(channel, entry);
        if (status.state !== 'loading') void ask(channel, entry);
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      if (status.state === 'failed') {
        update(initial);
        void begin(true);
      } else if (status.incomplete) {
        const isLoading = status.state !== 'complete';
        update({state: 'ready', incomplete: undefined});
        if (isLoading) isRetryAsked = true;
        else void loadLater(true);
      }
    },
  };
}
