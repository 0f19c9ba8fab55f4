// Constants of the specification, and of the index's format.

/** Default length of an excerpt, in characters. */
export const excerptLength = 50;
/** BM25's saturation of repeated terms (`k1`) and its share of length normalization (`b`). */
export const k1 = 1.2;
export const b = 0.75;
/** Version of the index's file format. The script rejects any other and asks the reader to reload the page. */
export const indexFormat = 1;
/** Name of the second lane, in the same namespace as the contexts. */
export const conceptsName = 'concepts';
/** Longer queries are truncated. */
export const maxQueryLength = 200;

/** The indexed fields of a page, in rank order. */
export const fields = ['title', 'heading', 'description', 'keywords', 'content'] as const;
export type Field = (typeof fields)[number];
