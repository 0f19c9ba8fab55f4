import {conceptsName} from 'search-engine';
import {fetchLane} from './fetchLane';
import {createSession, type SessionDependencies} from './session/createSession';
import {LaneError} from './session/failures';
import {createPageWorker} from './session/pageWorker';
import type {SearchSession} from './session/searchSession';
import type {WorkerLike} from './session/watchedWorker';
import {createWorker, indexHash, laneAddress, startSearch, type StartedSearch} from './startSearch';

export type {FailureReason, SearchFailure} from './session/failures';
export type {SearchSession, SearchState, SearchStatus} from './session/searchSession';

export interface SearchSite {
  readonly baseUrl: string;
  /** Name of the docs version. */
  readonly version: string;
  /** Names of the contexts, in the order in which to load their texts. */
  readonly contexts: readonly string[];
}

const sessions = new Map<string, SearchSession>();

/** Returns the search of a docs version, which all callers on a page share. The first caller sets the order of contexts. */
export function openSearch(site: SearchSite): SearchSession {
  const open = sessions.get(site.version) ?? createSession([conceptsName, ...site.contexts], edgesOf(site));
  sessions.set(site.version, open);
  return open;
}

function edgesOf({baseUrl, version}: SearchSite): SessionDependencies {
  // Each is used once; a retry needs new ones.
  let {worker, first}: StartedSearch = startSearch(baseUrl, version);
  return {
    createWorker(): WorkerLike {
      const created = worker ?? createWorker();
      worker = undefined;
      if (!created) throw new Error('This browser does not support workers.');
      return created;
    },
    createPageWorker,
    fetchLane(context: string | undefined, isRetry: boolean): Promise<ArrayBuffer> {
      if (indexHash() === '') return Promise.reject(new LaneError('unbuilt'));
      const started = context === undefined ? first : undefined;
      if (started) first = undefined;
      return fetchLane(laneAddress(baseUrl, version, context), isRetry, started);
    },
  };
}
