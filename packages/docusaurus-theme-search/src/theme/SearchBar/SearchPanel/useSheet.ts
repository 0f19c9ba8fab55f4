import {useEffect, useEffectEvent, useRef} from 'react';

/** On a phone, the open box is a sheet over the whole screen. */
export const isSheet = (): boolean => matchMedia('(max-width: 996px)').matches;

interface Sheet {
  /** True when the sheet's own entry of the history is on top: what is opened takes its place. */
  readonly takeEntry: () => boolean;
}

/**
 * Lets Back close the open sheet and stay on the page: the sheet has an entry of its own in the browser's history. The
 * router hears nothing of it; it would take it for a page, and scroll. (`history.block` is no way: it has one place,
 * which the menu of the navbar holds.)
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
    takeEntry() {
      const had = hasEntry.current;
      hasEntry.current = false;
      return had;
    },
  };
}

/** Catches the next step in the history before the router does. */
function onNextPop(signal: AbortSignal | undefined, act: () => void): void {
  const catchPop = (event: PopStateEvent): void => {
    event.stopImmediatePropagation();
    act();
  };
  window.addEventListener('popstate', catchPop, {capture: true, once: true, signal});
}

/** The sheet ends above the keyboard of the screen, which covers the page without making it smaller. */
function followKeyboard(): (() => void) | undefined {
  const {visualViewport: view} = window;
  if (!view) return undefined;
  const follow = (): void => document.documentElement.style.setProperty('--search-height', `${view.height}px`);
  follow();
  view.addEventListener('resize', follow);
  return () => view.removeEventListener('resize', follow);
}
