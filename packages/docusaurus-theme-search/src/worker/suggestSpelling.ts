import type {Clause} from './query/clause';
import type {TextIndex} from './text/TextIndex';

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
