import {highlightParameter} from '../../shared/constants';

const maxTerms = 10;
const maxLength = 100;

/** Matches words of letters, digits and underscores, as in identifiers. */
export const wordPattern = /[\p{L}\p{N}_]+/gu;

/** Returns the words that an address asks to highlight, in lower case. Their number and length are limited. */
export function readHighlightTerms(search: string): string[] {
  const words = new URLSearchParams(search)
    .getAll(highlightParameter)
    .slice(0, maxTerms)
    .flatMap((term) => term.slice(0, maxLength).toLowerCase().match(wordPattern) ?? []);
  return [...new Set(words)].slice(0, maxTerms);
}

/** Returns the query string without the words to highlight, otherwise unchanged. */
export function withoutHighlight(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=', 1)[0] !== highlightParameter);
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
