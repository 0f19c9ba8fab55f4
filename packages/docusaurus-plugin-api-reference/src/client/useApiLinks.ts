import {allowsPrefetch} from 'docusaurus-internals/allowsPrefetch';
import {useEffect} from 'react';
import {loadApiPage} from './apiPages';

/** Prefetches an API page when a reader points at a link to it, if pages may be loaded ahead. */
export default function useApiLinks(base: string): void {
  useEffect(() => {
    const leaving = new AbortController();
    const loadAhead = ({target}: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Readers point at identifiers in code to see their cards or by accident, so these are not prefetched.
      if (!link || link.closest('.code-block')) return;
      if (link.origin === location.origin && link.pathname.startsWith(base)) prefetch(link.pathname);
    };
    const options = {signal: leaving.signal, passive: true};
    document.addEventListener('mouseover', loadAhead, options);
    document.addEventListener('touchstart', loadAhead, options);
    // The pointer may already have been on a link before this code was loaded.
    const pointed = document.querySelector<HTMLAnchorElement>('a:hover');
    if (pointed?.pathname.startsWith(base)) prefetch(pointed.pathname);
    return () => leaving.abort();
  }, [base]);
}

function prefetch(pathname: string): void {
  if (!allowsPrefetch()) return;
  // A click on the link tries again and reports the failure.
  loadApiPage(pathname).catch(() => undefined);
}
