/**
 * Replaces `@docusaurus/core/lib/client/prefetch`, which adds a link for every file of every prefetched page. Pages
 * share files, so a guide's head grew to 449 links for 45 files.
 */

const canLink = document.createElement('link').relList.supports('prefetch');
const asked = new Set<string>();

/** Docusaurus's runtime; `gca` returns the address of a chunk's file by the chunk's name. */
declare const __webpack_require__: {readonly gca: (name: string) => string};

/** Fetches a file of a possible next page once. The first call also fetches the chunk for failed navigations. */
export default function prefetch(url: string): void {
  fetchAhead(url);
  fetchAhead(__webpack_require__.gca('navigation'));
}

function fetchAhead(url: string): void {
  if (asked.has(url)) return;
  asked.add(url);
  if (!canLink) return void fetch(url).catch(() => undefined);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}
