import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory} from '@docusaurus/router';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {readSearchAddress, searchAddress, type SearchAddress} from '../../client/searchAddress';
import {createAddressWriter} from './addressWriter';
import {knownAddress, type Known} from './knownAddress';

/** After this time without a key, what was found is announced. */
const pauseMs = 600;

interface AddressState {
  /** What is asked; unknown while the server renders and until the page is hydrated. */
  readonly address: SearchAddress | undefined;
  /** The reader has pressed a key of late. */
  readonly isTyping: boolean;
  /** Asks something else. `isFinal`: the reader is done with it (a filter, Enter), and is not typing. */
  readonly ask: (change: (before: SearchAddress) => SearchAddress, isFinal: boolean) => void;
  /** Brings the address bar up to date, before the reader leaves. */
  readonly flush: () => void;
}

/**
 * What is asked, kept in the page's address as one types, and read from it when the page is opened, on back and forward,
 * and when a link leads here.
 *
 * The router is not told of what is typed: each time it would load, focus and draw the whole page anew.
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

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

const readLocation = (known: Known): SearchAddress => knownAddress(readSearchAddress(window.location.search), known);

function writeLocation(address: SearchAddress, step: 'push' | 'replace'): void {
  const {pathname, search} = window.location;
  const query = searchAddress('/', address).replace(/^[^?]*/, '');
  if (query === search) return;
  if (step === 'push') window.history.pushState(null, '', pathname + query);
  else window.history.replaceState(window.history.state, '', pathname + query);
}
