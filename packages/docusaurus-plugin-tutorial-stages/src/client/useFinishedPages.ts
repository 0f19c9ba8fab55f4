import {useEffect, useState} from 'react';
import {createProgressStore} from './progressStore';

/** The pages that the reader has finished: none on the server and until hydration, then those that the browser stores. */
export default function useFinishedPages(): ReadonlySet<string> {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const store = createProgressStore(() => localStorage);
    const read = (): void => setDone(new Set(store.read()));
    read();
    // Another tab has marked a page, or the browser shows this page from its back/forward cache.
    addEventListener('storage', read);
    addEventListener('pageshow', read);
    return () => {
      removeEventListener('storage', read);
      removeEventListener('pageshow', read);
    };
  }, []);
  return done;
}
