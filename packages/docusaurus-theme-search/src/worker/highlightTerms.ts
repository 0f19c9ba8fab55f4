import type {Clause} from './query/clause';
import type {RankedPlace} from './rank/mergeRanking';
import {stem} from './text/stem';

/** How many hits say which words there are. */
const hitsWithTerms = 20;
const maxTerms = 10;
/** Where no word of the query is found as such: what stands for them. */
const maxOthers = 3;

/**
 * The words that target pages highlight: forms of the query's own words among those found. Only where there are none, as
 * after a typing error, other words that were found instead.
 */
export function highlightTerms(ranked: readonly RankedPlace[], clauses: readonly Clause[]): readonly string[] {
  const found = [...new Set(ranked.slice(0, hitsWithTerms).flatMap(({evidence}) => evidence.text?.terms ?? []))];
  const asked = clauses.filter(({presence}) => presence !== 'prohibited').map(({term}) => term);
  const own = found.filter((word) => asked.some((term) => stem(word) === stem(term) || word.startsWith(term)));
  return own.length > 0 ? own.slice(0, maxTerms) : found.slice(0, maxOthers);
}
