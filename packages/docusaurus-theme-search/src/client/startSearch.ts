// All of the search that every page's bundle has: it asks for the worker and for the first lane at the same time as the
// box asks for its panel.
import {indexMeta} from '../shared/constants';

export interface StartedSearch {
  /** Absent where the browser has no workers, and once it has failed before anybody listened. */
  worker: Worker | undefined;
  readonly first: Promise<Response>;
}

const started: Record<string, StartedSearch> = {};

/** Starts the worker and the first lane of a docs version; what was started before goes on. */
export function startSearch(baseUrl: string, version: string): StartedSearch {
  return (started[version] ??= start(laneAddress(baseUrl, version)));
}

function start(address: string): StartedSearch {
  const search = {worker: createWorker(), first: fetch(address)};
  if (search.worker) search.worker.onerror = () => (search.worker = undefined);
  // Who asks for it hears of a failure; nobody may have asked yet.
  search.first.catch(() => undefined);
  return search;
}

export function createWorker(): Worker | undefined {
  return typeof Worker === 'undefined' ? undefined : new Worker(new URL('../worker/worker.ts', import.meta.url));
}

/** `/search/current/first.<hash>.json`, with the hash that the page was built with. */
export function laneAddress(baseUrl: string, version: string, context = 'first'): string {
  return `${baseUrl}search/${version}/${context}.${indexHash()}.json`;
}

/** The hash in the names of the index's files; empty while the site is being developed. */
export function indexHash(): string {
  return metaContent(indexMeta) ?? '';
}

/** Name of the docs version that the shown page belongs to, as Docusaurus says it in the page's head. */
export function shownVersion(): string | undefined {
  return metaContent('docusaurus_version');
}

const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
