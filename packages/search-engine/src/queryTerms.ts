import type {Clause} from './query/parseQuery';
import type {RankedPlace} from './rank/places';
import type {TextIndex} from './text/TextIndex';
import {stem} from './text/words';

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

/** Returns the query with unknown words replaced by the nearest known ones; undefined if none is near. */
export function suggestSpelling(
  clauses: readonly Clause[],
  query: string,
  index: Pick<TextIndex, 'nearestWord'>,
): string | undefined {
  let changed = query;
  for (const {term, start, end} of [...clauses].reverse()) {
    const nearest = index.nearestWord(term);
    // A clause's range includes its operators.
    const at = query.slice(start, end).toLowerCase().indexOf(term);
    if (nearest === undefined || at < 0) continue;
    changed = changed.slice(0, start + at) + nearest + changed.slice(start + at + term.length);
  }
  return changed === query ? undefined : changed;
}
