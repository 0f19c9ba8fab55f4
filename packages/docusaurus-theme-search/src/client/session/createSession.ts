import type {SearchRequest, SearchResults} from '../../shared';
import {LaneError, toFailure} from './failures';
import type {SearchSession, SearchStatus} from './searchSession';
import {createSearchWorker, type SearchWorker} from './searchWorker';
import type {WorkerLike} from './watchedWorker';

/** What a session needs of the browser. */
export interface SessionEdges {
  /** @throws where there are no workers. */
  readonly createWorker: () => WorkerLike;
  /**
   * The bytes of a lane by its name, or without one of the first. `isRetry`: what is in the cache may be the fault.
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
  popular: [],
};

/** A session that loads the first lane at once, then the others in the given order, one after another. */
export function createSession(later: readonly string[], edges: SessionEdges): SearchSession {
  let status = initial;
  let worker: SearchWorker | undefined;
  /** The later lanes that are not there. */
  const missing = new Set<string>();
  /** The newest request of each channel that has no answer yet. */
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
    const bytes = await edges.fetchLane(context, isRetry);
    await worker?.add(bytes, context);
    update({lanes: status.lanes + 1});
  };

  const loadLater = async (isRetry: boolean): Promise<void> => {
    for (const context of later.filter((name) => missing.has(name))) {
      try {
        await load(context, isRetry);
        missing.delete(context);
      } catch (error) {
        if (!worker) return;
        update({incomplete: toFailure(error)});
      }
    }
    worker?.complete();
    update({state: 'complete'});
  };

  const begin = async (isRetry: boolean): Promise<void> => {
    for (const context of later) missing.add(context);
    try {
      worker = createSearchWorker(
        edges.createWorker,
        (popular) => update({popular}),
        () => fail(new LaneError('worker')),
      );
      await load(undefined, isRetry);
    } catch (error) {
      fail(error);
      return;
    }
    update({state: 'ready'});
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
      } else if (status.state === 'complete' && missing.size > 0) {
        update({state: 'ready', incomplete: undefined});
        void loadLater(true);
      }
    },
  };
}
