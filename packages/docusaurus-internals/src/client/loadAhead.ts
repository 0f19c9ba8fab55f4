/** Loads the files of a page that the reader is likely to open next. */
export function preloadPage(path: string): void {
  void window.docusaurus.preload(path);
}

/** Fetches the files of a page that the reader may open, when there is nothing else to do. */
export function prefetchPage(path: string): void {
  void window.docusaurus.prefetch(path);
}
