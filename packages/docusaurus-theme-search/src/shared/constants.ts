// Constants of the specification, and of the index's format.

/** Suggestions in the box's list. */
export const maxSuggestions = 8;
/** Characters of an excerpt around a hit. */
export const excerptLength = 50;
/** BM25's saturation of repeated terms, and its share of length normalization. */
export const k1 = 1.2;
export const b = 0.75;
/** The version of the index's files: a reader's script refuses others, and says that the site is newer than the page. */
export const indexFormat = 1;
/** The lane that comes second, named as if it were a context. */
export const conceptsName = 'concepts';
/** A page's parameter with the terms to highlight; removed from the address once they are. */
export const highlightParameter = '_highlight';
/** A page's meta element with the hash in the index's file names. */
export const indexMeta = 'search-index';
/** Longer queries are cut. */
export const maxQueryLength = 200;

/** What is indexed of a page, in rank order. */
export const fields = ['title', 'heading', 'description', 'keywords', 'content'] as const;
export type Field = (typeof fields)[number];
