import {conceptsName} from 'search-engine';
import {developmentHash, revisionName} from '../shared/constants';
import {fetchLane} from './fetchLane';
import {createLiveSession} from './session/createLiveSession';
import {createSession, type SessionDependencies} from './session/createSession';
import {createPageWorker} from './session/pageWorker';
import type {SearchSession} from './session/searchSession';
import type {WorkerLike} from './session/watchedWorker';
import {createWorker, laneAddress, startSearch, type StartedSearch} from './startSearch';

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
  const open = sessions.get(site.version) ?? create(site);
  sessions.set(site.version, open);
  return open;
}

function create(site: SearchSite): SearchSession {
  const lanes = [conceptsName, ...site.contexts];
  if (process.env.NODE_ENV === 'development') {
    const address = `${site.baseUrl}search/${revisionName}.${developmentHash}.json`;
    return createLiveSession(lanes, dependenciesOf(site), async () => (await fetch(address)).text());
  }
  return createSession(lanes, dependenciesOf(site));
}

function dependenciesOf({baseUrl, version}: SearchSite): SessionDependencies {
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
      const started = context === undefined ? first : undefined;
      if (started) first = undefined;
      return fetchLane(laneAddress(baseUrl, version, context), isRetry, started);
    },
  };
}
