import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {openSearch, type SearchSession, type SearchStatus} from '../../client/searchClient';

/** The search of a docs version, and what is known of its index; nothing while the server renders. */
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
