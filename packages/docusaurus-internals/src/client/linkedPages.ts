/**
 * Replaces `@docusaurus/core/lib/client/docusaurus`, which links call when they become visible (`prefetch`) or are hovered
 * (`preload`). Docusaurus requests the files of all linked pages at once, while the page is still loading, and a file
 * again for each page: a guide's head grew to 449 links for 45 files. Here prefetching waits until the browser is idle,
 * and requests each file once.
 */
import preloadPage from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {allowsPrefetch} from './allowsPrefetch';
import {prefetchedFirst} from './prefetchedFirst';
import {chunksOf, type Load} from './route';

/** The bundler's runtime: `e` loads a chunk, and `p` and `u` have the address of its file. */
declare const __webpack_require__: {
  e: (id: string) => Promise<unknown>;
  readonly p: string;
  readonly u: (id: string) => string;
};

/** Milliseconds that must be left before the browser has other work, because one step takes that long on a slow phone. */
const minIdleMs = 20;

const canLink = document.createElement('link').relList.supports('prefetch');
const preloaded = new Set<string>();
/** The addresses of pages to prefetch, in the order in which their links were seen. Those done stay. */
const seen = new Set<string>();
const asked = new Set<Load | string>();
let steps: Iterator<unknown> | undefined;

function prefetch(address: string): void {
  if (preloaded.has(address) || seen.has(address)) return;
  seen.add(address);
  if (steps) return;
  steps = prefetchSeen();
  whenIdle();
}

function preload(address: string): Promise<unknown> | undefined {
  if (preloaded.has(address) || !allowsPrefetch()) return;
  preloaded.add(address);
  return preloadPage(address);
}

function whenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 50, {timeRemaining: () => 0});
}

function work(deadline: Pick<IdleDeadline, 'timeRemaining'>): void {
  do if (steps?.next().done !== false) return void (steps = undefined);
  while (deadline.timeRemaining() > minIdleMs);
  whenIdle();
}

/**
 * Requests one file per step. Pages seen in the meantime come last. On a slow connection no page is
 * prefetched, only what would be prefetched together with the first one.
 */
function* prefetchSeen(): Generator<undefined> {
  for (const address of seen) {
    const loads = allowsPrefetch() ? matchRoutes(routes, address).flatMap(({route}) => chunksOf(route)) : [];
    for (const file of [...loads, ...prefetchedFirst].filter(isFirst).flatMap(filesOf).filter(isFirst)) {
      fetchAhead(file);
      yield;
    }
  }
}

function isFirst(item: Load | string): boolean {
  const {size} = asked;
  return asked.add(item).size > size;
}

/** The files that a function with an `import` would load. */
function filesOf(load: Load): readonly string[] {
  const files: string[] = [];
  const {e} = __webpack_require__;
  __webpack_require__.e = (id) => {
    const file = __webpack_require__.u(id);
    // Chunks that have only styles have no file.
    if (!file.includes('undefined')) files.push(__webpack_require__.p + file);
    return new Promise(() => undefined);
  };
  void load();
  __webpack_require__.e = e;
  return files;
}

function fetchAhead(url: string): void {
  if (!canLink) return void fetch(url).catch(() => undefined);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}

export default Object.freeze({prefetch, preload});
