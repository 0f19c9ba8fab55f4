import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchAddress} from '../../client/searchAddress';
import type {SearchSession, SearchState, SearchStatus} from '../../client/searchClient';
import type {Hit, SearchResults} from 'search-engine';
import {mergeHits} from './mergeHits';

/** How many hits are shown initially, and added each time. */
const pageSize = 20;

/** How long hits wait after the first lane, in milliseconds, so that most appear with all their details. */
const restMs = 1000;

export interface ShownResults {
  readonly results: SearchResults;
  readonly hits: readonly Hit[];
}

interface Shown extends ShownResults {
  readonly session: SearchSession;
  readonly address: SearchAddress;
}

interface ResultsState {
  /** The last results; kept until a newer query is answered. */
  readonly shown: ShownResults | undefined;
  readonly showMore: () => void;
}

/**
 * Returns the results of a session for an address. Searches again whenever another lane arrives; hits that are shown keep
 * their places.
 */
export function useResults(
  session: SearchSession | undefined,
  address: SearchAddress | undefined,
  status: SearchStatus | undefined,
): ResultsState {
  const [shown, setShown] = useState<Shown>();
  const awaitsRest = useAwaitsRest(session, status?.state);
  const wanted = useRef<{address?: SearchAddress; limit: number}>({limit: pageSize});

  const load = useCallback(() => {
    const {address: asked, limit} = wanted.current;
    if (!session || !asked || asked.query.trim() === '') return;
    void session.search(toRequest(asked, limit), 'page').then((results) => {
      if (!results || (awaitsRest && !results.isComplete)) return;
      setShown((before) => {
        const isSame = before?.session === session && before.address === asked;
        return {session, address: asked, results, hits: mergeHits(isSame ? before.hits : [], results, limit)};
      });
    });
  }, [session, awaitsRest]);

  // Each of these may bring better results.
  const lanes = status?.lanes;
  const state = status?.state;
  useEffect(() => {
    if (wanted.current.address !== address) wanted.current = {address, limit: pageSize};
    load();
  }, [address, lanes, state, load]);

  const showMore = useCallback(() => {
    wanted.current.limit += pageSize;
    load();
  }, [load]);
  return {shown: address?.query.trim() === '' ? undefined : shown, showMore};
}

/** Returns true while hits wait for the rest of a session's index. */
function useAwaitsRest(session: SearchSession | undefined, state: SearchState | undefined): boolean {
  const [timedOutSession, setTimedOutSession] = useState<SearchSession>();
  useEffect(() => {
    if (state !== 'ready') return undefined;
    const timer = setTimeout(setTimedOutSession, restMs, session);
    return () => clearTimeout(timer);
  }, [session, state]);
  return timedOutSession !== session;
}

function toRequest({query, within, outside, kind}: SearchAddress, limit: number) {
  return {query, within, outside, kind, offset: 0, limit};
}
