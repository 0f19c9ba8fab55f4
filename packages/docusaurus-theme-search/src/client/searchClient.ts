import {conceptsName} from '../shared/constants';
import {fetchLane} from './fetchLane';
import {createSession} from './session/createSession';
import {LaneError} from './session/failures';
import type {SearchSession} from './session/searchSession';
import type {WorkerLike} from './session/watchedWorker';
import {createWorker, indexHash, laneAddress, startSearch, type StartedSearch} from './startSearch';

export type {FailureReason, SearchFailure} from './session/failures';
export type {SearchSession, SearchState, SearchStatus} from './session/searchSession';

export interface SearchSite {
  readonly baseUrl: string;
  /** Name of the docs version. */
  readonly version: string;
  /** Names of the contexts, in the order in which their texts are wanted. */
  readonly contexts: readonly string[];
}

const sessions = new Map<string, SearchSession>();

/** The search of a docs version: one for all who ask, as long as the page lives. The first to ask says the order. */
export function openSearch(site: SearchSite): SearchSession {
  const open = sessions.get(site.version) ?? createSession([conceptsName, ...site.contexts], edgesOf(site));
  sessions.set(site.version, open);
  return open;
}

function edgesOf({baseUrl, version}: SearchSite) {
  // Each is used once: whoever tries again starts anew.
  let {worker, first}: Partial<StartedSearch> = startSearch(baseUrl, version);
  return {
    createWorker(): WorkerLike {
      const created = worker ?? createWorker();
      worker = undefined;
      if (!created) throw new Error('This browser has no workers.');
      return created;
    },
    fetchLane(context: string | undefined, isRetry: boolean): Promise<ArrayBuffer> {
      if (indexHash() === '') return Promise.reject(new LaneError('unbuilt'));
      const started = context === undefined ? first : undefined;
      if (started) first = undefined;
      return fetchLane(laneAddress(baseUrl, version, context), isRetry, started);
    },
  };
}
