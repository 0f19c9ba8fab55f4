import {highlightParameter} from '../../shared/constants';

const maxTerms = 10;
const maxLength = 100;

/** Words are letters, digits and underscores, as in names of code. */
export const wordPattern = /[\p{L}\p{N}_]+/gu;

/** The words to highlight that an address asks for, in lower case. However many or long they are, no more than this. */
export function readHighlightTerms(search: string): string[] {
  const words = new URLSearchParams(search)
    .getAll(highlightParameter)
    .slice(0, maxTerms)
    .flatMap((term) => term.slice(0, maxLength).toLowerCase().match(wordPattern) ?? []);
  return [...new Set(words)].slice(0, maxTerms);
}

/** The address without the words to highlight, and otherwise as it was. */
export function withoutHighlight(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=', 1)[0] !== highlightParameter);
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
