import {useEffect, useEffectEvent, useRef} from 'react';

/** Returns true on small screens, where the open box is a full-screen sheet. */
export const isSheet = (): boolean => matchMedia('(max-width: 996px)').matches;

interface Sheet {
  /** Gives up the sheet's history entry. Returns true if there was one, which navigation should then replace. */
  readonly releaseEntry: () => boolean;
}

/**
 * Gives the open sheet its own entry in the browser's history, so that Back closes the sheet and stays on the page. Hides
 * the entry from the router, which would treat it as a page and scroll. (`history.block` isn't an option, because it takes
 * only one callback, which the navbar's menu uses.)
 */
export function useSheet(isOpen: boolean, onBack: () => void): Sheet {
  const hasEntry = useRef(false);
  const goBack = useEffectEvent(onBack);

  useEffect(() => {
    if (!isOpen || !isSheet()) return undefined;
    window.history.pushState(window.history.state, '');
    hasEntry.current = true;
    const leaving = new AbortController();
    onNextPop(leaving.signal, () => {
      hasEntry.current = false;
      goBack();
    });
    return () => {
      leaving.abort();
      if (!hasEntry.current) return;
      hasEntry.current = false;
      onNextPop(undefined, () => undefined);
      window.history.back();
    };
  }, [isOpen]);

  useEffect(() => (isOpen ? followKeyboard() : undefined), [isOpen]);

  return {
    releaseEntry() {
      const had = hasEntry.current;
      hasEntry.current = false;
      return had;
    },
  };
}

/** Handles the next `popstate` event and hides it from the router. */
function onNextPop(signal: AbortSignal | undefined, act: () => void): void {
  const catchPop = (event: PopStateEvent): void => {
    event.stopImmediatePropagation();
    act();
  };
  window.addEventListener('popstate', catchPop, {capture: true, once: true, signal});
}

/** Ends the sheet above the on-screen keyboard, which covers the page without resizing it. */
function followKeyboard(): (() => void) | undefined {
  const {visualViewport: view} = window;
  if (!view) return undefined;
  const follow = (): void => document.documentElement.style.setProperty('--search-height', `${view.height}px`);
  follow();
  view.addEventListener('resize', follow);
  return () => view.removeEventListener('resize', follow);
}
