import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {openSearch, type SearchSession, type SearchStatus} from '../../client/searchClient';

/** Returns the search of a docs version and the status of its index; undefined on the server. */
export function useSession(
  baseUrl: string,
  contexts: readonly string[],
  version: string | undefined,
): {readonly session: SearchSession | undefined; readonly status: SearchStatus | undefined} {
  const session = useMemo(
    () => (version === undefined ? undefined : openSearch({baseUrl, version, contexts})),
    [baseUrl, contexts, version],
  );
  const subscribe = useCallback((listener: () => void) => session?.subscribe(listener) ?? (() => undefined), [session]);
  const status = useSyncExternalStore(
    subscribe,
    () => session?.status,
    () => undefined,
  );
  return {session, status};
}
