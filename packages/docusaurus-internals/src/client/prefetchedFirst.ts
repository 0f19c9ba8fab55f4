/** Functions with an `import` whose files are prefetched together with those of the first prefetched page. */
export const prefetchedFirst: (() => Promise<unknown>)[] = [];
