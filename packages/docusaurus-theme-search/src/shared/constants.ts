/** Maximum number of suggestions in the box's list. */
export const maxSuggestions = 8;
/** Address parameter with the terms to highlight; removed once they are highlighted. */
export const highlightParameter = '_highlight';
/** Name of the meta element with the hash in the index's file names. */
export const indexMeta = 'search-index';
/** The dev server's index has this instead of a hash. */
export const developmentHash = 'dev';
/** The file, only on the dev server, whose content differs after each edit. */
export const revisionName = 'revision';
