import type {Hit} from 'search-engine';
import {highlightParameter} from '../shared/constants';

/** Returns the address of a hit: its page and anchor, with a `_highlight` parameter for each word to highlight. */
export function hitAddress({u, h}: Hit, terms: readonly string[]): string {
  if (terms.length === 0) return u + h;
  return `${u}?${String(new URLSearchParams(terms.map((term) => [highlightParameter, term])))}${h}`;
}
