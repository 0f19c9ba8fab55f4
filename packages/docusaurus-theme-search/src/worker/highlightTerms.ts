import type {Clause} from './query/clause';
import type {RankedPlace} from './rank/places';
import {stem} from './text/stem';

/** How many hits to take words from. */
const hitsWithTerms = 20;
const maxTerms = 10;
/** Maximum number of other words if none of the query's own was found. */
const maxOthers = 3;

/**
 * Returns the words to highlight on target pages: the found forms of the query's own words. If there are none, for example
 * after a typing error, returns the other words that were found instead.
 */
export function highlightTerms(ranked: readonly RankedPlace[], clauses: readonly Clause[]): readonly string[] {
  const found = [...new Set(ranked.slice(0, hitsWithTerms).flatMap(({evidence}) => evidence.text?.terms ?? []))];
  const asked = clauses.filter(({presence}) => presence !== 'prohibited').map(({term}) => term);
  const own = found.filter((word) => asked.some((term) => stem(word) === stem(term) || word.startsWith(term)));
  return own.length > 0 ? own.slice(0, maxTerms) : found.slice(0, maxOthers);
}
