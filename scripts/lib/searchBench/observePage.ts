declare global {
  interface Window {
    /** Milliseconds of the page's clock. */
    searchBench: {changedAt: number; shownAt: number; focusedAt: number};
  }
}

/**
 * Runs in the page before the page's own code, so it must not use anything from outside or contain named functions.
 * Marks the first focus, keys, each time when new suggestions are in the document and when they have been painted, and
 * the first time when they contain `wanted`.
 */
export function observePage(wanted: string): void {
  window.searchBench = {changedAt: 0, shownAt: 0, focusedAt: 0};
  const bench = window.searchBench;
  addEventListener(
    'focusin',
    ({target}) => {
      if (!(target instanceof HTMLInputElement) || bench.focusedAt > 0) return;
      bench.focusedAt = performance.now();
      performance.mark('search:focus');
    },
    true,
  );
  addEventListener('input', () => performance.mark('search:key'), true);
  let [shown, isWaiting, mutatedAt] = ['', false, 0];
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    const startTime = performance.now();
    isWaiting = false;
    const options = [...document.querySelectorAll<HTMLElement>('[role=option]')].filter(
      (option) => option.getClientRects().length > 0,
    );
    const now = options.map(({textContent}) => textContent).join('\n');
    if (now === shown) return;
    shown = now;
    bench.changedAt = startTime;
    performance.mark('search:changed', {startTime: mutatedAt});
    performance.mark('search:painted', {startTime});
    if (bench.shownAt > 0 || !options.some(({textContent}) => textContent.toLowerCase().includes(wanted))) return;
    bench.shownAt = startTime;
    performance.mark('search:shown', {startTime});
  };
  // A message that is posted before a frame is painted arrives after it.
  new MutationObserver(() => {
    mutatedAt = performance.now();
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => painted.port2.postMessage(0));
  }).observe(document, {subtree: true, childList: true, characterData: true});
}
