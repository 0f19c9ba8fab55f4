// cspell:ignore currententrychange
// Knows the history entry of the page on the screen while another page is loading, and returns to it. The router doesn't
// know all entries: the search page and sheets add some of their own.

/** Numbers the entries of the history; missing in Firefox before 147 and Safari before 26.2. */
const {navigation} = window as {navigation?: Navigation};

/** The address and the state of the page on the screen. */
let shown = {address: window.location.href, state: window.history.state as unknown};
/** The entry that the browser was at before the current one. */
let previous: NavigationHistoryEntry | null | undefined;
/** The entry of the page on the screen; undefined unless another page is loading. */
let left: typeof previous;
let confirmReturn: (() => void) | undefined;

navigation?.addEventListener('currententrychange', ({from}) => {
  previous = from;
});

/** Call it when a page begins to load. */
export function navigationStarted(): void {
  left ??= previous;
}

/** Call it when a page is shown. */
export function navigationEnded(): void {
  shown = {address: window.location.href, state: window.history.state};
  left = undefined;
  confirmReturn?.();
}

/**
 * Goes back after a link, and forward after Back, so that every entry of the history still leads to its own page. If the
 * entry no longer exists or the browser can't tell where it is, the page's address replaces that of the current entry.
 */
export async function returnToPage(): Promise<void> {
  // An entry that no longer exists has the index -1.
  const steps = left && left.index >= 0 ? left.index - (navigation?.currentEntry?.index ?? left.index) : 0;
  if (steps === 0) {
    // Links within the page begin with its address.
    window.history.replaceState(shown.state, '', shown.address);
    return;
  }
  const {scrollX, scrollY} = window;
  const returned = new Promise<void>((resolve) => {
    confirmReturn = resolve;
  });
  window.history.go(steps);
  await returned;
  confirmReturn = undefined;
  // Docusaurus has scrolled to the top or to the target of the address, and the browser may scroll until the next frame.
  await new Promise(requestAnimationFrame);
  window.scrollTo(scrollX, scrollY);
}
