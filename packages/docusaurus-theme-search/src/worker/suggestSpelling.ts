import type {Clause} from './query/clause';
import type {TextIndex} from './text/TextIndex';

/** The query with each word that the site does not know replaced by the nearest that it does; undefined if none is near. */
export function suggestSpelling(
  clauses: readonly Clause[],
  query: string,
  index: Pick<TextIndex, 'nearestWord'>,
): string | undefined {
  let changed = query;
  for (const {term, start, end} of [...clauses].reverse()) {
    const nearest = index.nearestWord(term);
    // The place of a word holds its operators, too.
    const at = query.slice(start, end).toLowerCase().indexOf(term);
    if (nearest === undefined || at < 0) continue;
    changed = changed.slice(0, start + at) + nearest + changed.slice(start + at + term.length);
  }
  return changed === query ? undefined : changed;
}
