/**
 * Replaces `@docusaurus/core/lib/client/prefetch`, which adds a link for every file of every prefetched page. Pages
 * share files, so a guide's head grew to 449 links for 45 files.
 */
import registry from '@generated/registry';
import {prefetchedFirst} from './prefetchedFirst';

const canLink = document.createElement('link').relList.supports('prefetch');
const asked = new Set<string>();

/** The bundler's runtime: `e` loads a chunk, and `p` and `u` have the address of its file. */
declare const __webpack_require__: {
  e: (id: string) => Promise<unknown>;
  /** Docusaurus asks it for the file of a chunk and passes the answer to `prefetch`. */
  gca: (name: string) => string;
  readonly p: string;
  readonly u: (id: string) => string;
};

// A table of all chunks' names would make every page larger, and `import` knows a chunk's files anyway.
__webpack_require__.gca = (name) => name;

/** Fetches the files of a chunk of a possible next page once. */
export default function prefetch(name: string): void {
  const load = registry[name]?.[0];
  for (const each of [...(load ? [load] : []), ...prefetchedFirst]) filesOf(each).forEach(fetchAhead);
}

/** The files that a function with an `import` would load. */
function filesOf(load: () => Promise<unknown>): readonly string[] {
  const files: string[] = [];
  const {e} = __webpack_require__;
  __webpack_require__.e = (id) => {
    files.push(__webpack_require__.p + __webpack_require__.u(id));
    return new Promise(() => undefined);
  };
  void load();
  __webpack_require__.e = e;
  return files;
}

function fetchAhead(url: string): void {
  // Chunks that have only styles have no file.
  if (asked.has(url) || url.includes('undefined')) return;
  asked.add(url);
  if (!canLink) return void fetch(url).catch(() => undefined);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}
