import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory} from '@docusaurus/router';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {readSearchAddress, searchAddress, type SearchAddress} from '../../client/searchAddress';
import {withoutSlash} from '../../shared/withoutSlash';
import {createAddressWriter} from './addressWriter';
import {knownAddress, type Known} from './knownAddress';

/** After this time without a key press, results are announced, in milliseconds. */
const pauseMs = 600;

interface AddressState {
  /** The current search; undefined on the server and until the page is hydrated. */
  readonly address: SearchAddress | undefined;
  /** True if the reader typed within the last `pauseMs`. */
  readonly isTyping: boolean;
  /** Changes the search. `isFinal` means that the reader is done (chose a filter, pressed Enter), not typing. */
  readonly ask: (change: (before: SearchAddress) => SearchAddress, isFinal: boolean) => void;
  /** Updates the address bar before the reader leaves. */
  readonly flush: () => void;
}

/**
 * Keeps the search in the page's address while the reader types, and reads it from there when the page is opened, on back
 * and forward, and when a link changes it.
 *
 * Bypasses the router, which would load, focus and render the whole page again on each change.
 */
export function useSearchAddress(known: Known): AddressState {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const [asked, setAsked] = useState<SearchAddress>();
  const [isTyping, setIsTyping] = useState(false);
  const fromLocation = useMemo(() => (isBrowser ? readLocation(known) : undefined), [isBrowser, known]);
  const address = asked ?? fromLocation;
  const writer = useMemo(() => createAddressWriter({read: () => readLocation(known), write: writeLocation}), [known]);

  useEffect(() => {
    writer.tidy();
    const {pathname} = window.location;
    const stop = history.listen((location) => {
      if (withoutSlash(location.pathname) !== withoutSlash(pathname)) return;
      writer.cancel();
      writer.tidy();
      setAsked(readLocation(known));
    });
    return () => {
      stop();
      writer.cancel();
    };
  }, [history, known, writer]);

  const ask = useCallback(
    (change: (before: SearchAddress) => SearchAddress, isFinal: boolean) => {
      if (!address) return;
      const next = change(address);
      if (!isSame(address, next)) setAsked(next);
      writer.write(next, isFinal);
      setIsTyping(!isFinal);
    },
    [address, writer],
  );

  useEffect(() => {
    if (!isTyping) return;
    const pause = setTimeout(() => setIsTyping(false), pauseMs);
    return () => clearTimeout(pause);
  }, [address, isTyping]);

  return {address, isTyping, ask, flush: writer.flush};
}

const isSame = (one: SearchAddress, other: SearchAddress): boolean =>
  searchAddress('/', one) === searchAddress('/', other) && one.query === other.query;

const readLocation = (known: Known): SearchAddress => knownAddress(readSearchAddress(window.location.search), known);

function writeLocation(address: SearchAddress, step: 'push' | 'replace'): void {
  const {pathname, search} = window.location;
  const query = searchAddress('/', address).replace(/^[^?]*/, '');
  if (query === search) return;
  if (step === 'push') window.history.pushState(null, '', pathname + query);
  else window.history.replaceState(window.history.state, '', pathname + query);
}
