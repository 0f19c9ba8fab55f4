/** Maximum number of suggestions in the box's list. */
export const maxSuggestions = 8;
/** Address parameter with the terms to highlight; removed once they are highlighted. */
export const highlightParameter = '_highlight';
/** Name of the meta element with the hash in the index's file names. */
export const indexMeta = 'search-index';
