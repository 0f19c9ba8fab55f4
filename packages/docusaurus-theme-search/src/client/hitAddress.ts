import type {Hit} from '../shared';
import {highlightParameter} from '../shared/constants';

/**
 * Where a hit leads: its page and anchor. Pages of prose get the words to highlight as `_highlight` parameters, one each;
 * a symbol's anchor shows the place by itself.
 */
export function hitAddress({u, h, symbol}: Hit, terms: readonly string[]): string {
  if (symbol || terms.length === 0) return u + h;
  return `${u}?${String(new URLSearchParams(terms.map((term) => [highlightParameter, term])))}${h}`;
}
