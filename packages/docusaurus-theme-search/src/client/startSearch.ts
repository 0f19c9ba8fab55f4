// The only part of the search in every page's bundle. It requests the worker and the first lane at the same time as the box
// requests its panel.
import {indexMeta} from '../shared/constants';

/** Each field is absent if the browser refused it or it failed. */
export interface StartedSearch {
  worker?: Worker | undefined;
  first?: Promise<Response> | undefined;
}

const started: Record<string, StartedSearch> = {};

/** Starts the worker and the download of a version's first lane, unless they have been started and have not failed. */
export function startSearch(baseUrl: string, version: string): StartedSearch {
  const search = (started[version] ??= {});
  if (!search.worker) {
    search.worker = createWorker();
    if (search.worker) search.worker.onerror = () => (search.worker = undefined);
  }
  if (!search.first) {
    search.first = fetch(laneAddress(baseUrl, version));
    search.first.catch(() => (search.first = undefined));
  }
  return search;
}

export function createWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./session/worker.ts', import.meta.url));
  } catch {
    // The browser has no workers or refuses them, so the page's own thread does the work.
    return undefined;
  }
}

/** Returns the address of a lane, `/search/current/first.<hash>.json`, with the hash that the page was built with, or `dev`. */
export function laneAddress(baseUrl: string, version: string, context = 'first'): string {
  return `${baseUrl}search/${version}/${context}.${metaContent(indexMeta) ?? ''}.json`;
}

/** Returns the name of the shown page's docs version, from the meta element that Docusaurus adds to its head. */
export function shownVersion(): string | undefined {
  return metaContent('docusaurus_version');
}

const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
