import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchAddress} from '../../client/searchAddress';
import type {SearchSession, SearchStatus} from '../../client/searchClient';
import type {Hit, SearchResults} from '../../shared';
import {mergeHits} from './mergeHits';

/** Hits that are shown at first, and that are added each time. */
export const pageSize = 20;

export interface ShownResults {
  readonly results: SearchResults;
  readonly hits: readonly Hit[];
}

interface Shown extends ShownResults {
  readonly session: SearchSession;
  readonly address: SearchAddress;
}

interface ResultsState {
  /** What was found last; stays while a newer query is answered. */
  readonly shown: ShownResults | undefined;
  readonly showMore: () => void;
  /** The reader has turned to the hits: what is shown stays where it is from now on. */
  readonly hold: () => void;
}

/**
 * What a session finds for an address. Asked again whenever another lane of the index has arrived; hits that the reader
 * has turned to don't move then.
 */
export function useResults(
  session: SearchSession | undefined,
  address: SearchAddress | undefined,
  status: SearchStatus | undefined,
): ResultsState {
  const [shown, setShown] = useState<Shown>();
  const wanted = useRef<{address?: SearchAddress; limit: number; isHeld: boolean}>({limit: pageSize, isHeld: false});

  const load = useCallback(() => {
    const {address: asked, limit, isHeld} = wanted.current;
    if (!session || !asked || asked.query.trim() === '') return;
    void session.search(toRequest(asked, limit), 'page').then((results) => {
      if (!results) return;
      setShown((before) => {
        const isSame = before?.session === session && before.address === asked;
        const kept = isSame && (isHeld || limit > pageSize) ? before.hits : [];
        return {session, address: asked, results, hits: mergeHits(kept, results.hits, limit)};
      });
    });
  }, [session]);

  // Each of these may bring better results.
  const lanes = status?.lanes;
  const state = status?.state;
  useEffect(() => {
    if (wanted.current.address !== address) wanted.current = {address, limit: pageSize, isHeld: false};
    load();
  }, [address, lanes, state, load]);

  const showMore = useCallback(() => {
    wanted.current.limit += pageSize;
    load();
  }, [load]);
  const hold = useCallback(() => {
    wanted.current.isHeld = true;
  }, []);
  return {shown: address?.query.trim() === '' ? undefined : shown, showMore, hold};
}

function toRequest({query, within, outside, kind}: SearchAddress, limit: number) {
  return {query, within, outside, kind, offset: 0, limit};
}
