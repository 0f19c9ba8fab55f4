/** Functions with an `import` whose files are prefetched with those of the first page, and on slow connections without it. */
export const prefetchedFirst: (() => Promise<unknown>)[] = [];
