import {useEffect} from 'react';
import {loadApiPage} from './apiPages';

/** Loads an API page ahead when a reader points at a link to it, unless data is dear. */
export default function useApiLinks(base: string): void {
  useEffect(() => {
    const leaving = new AbortController();
    const loadAhead = ({target}: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Identifiers in code are pointed at to be explained, and passed over while one reads.
      if (!link || link.closest('.code-block')) return;
      if (link.origin === location.origin && link.pathname.startsWith(base)) prefetch(link.pathname);
    };
    const options = {signal: leaving.signal, passive: true};
    document.addEventListener('mouseover', loadAhead, options);
    document.addEventListener('touchstart', loadAhead, options);
    // The link that brought the reader here may have been pointed at before this code was there.
    const pointed = document.querySelector<HTMLAnchorElement>('a:hover');
    if (pointed?.pathname.startsWith(base)) prefetch(pointed.pathname);
    return () => leaving.abort();
  }, [base]);
}

function prefetch(pathname: string): void {
  if (dataIsDear()) return;
  // A click on the link tries again and tells of the failure.
  loadApiPage(pathname).catch(() => undefined);
}

function dataIsDear(): boolean {
  const {connection} = navigator as {connection?: {effectiveType: string; saveData: boolean}};
  return connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'));
}
