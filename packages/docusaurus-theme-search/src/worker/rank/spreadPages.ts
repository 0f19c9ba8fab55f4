import type {Places, RankedPlace} from './places';

/** How many places of one page of prose keep their full score; each further one scores lower. */
const freePlaces = 2;
const furtherShare = 0.86;

/** Sorts by score and prevents a page of prose from filling the list with its sections. */
export function spreadPages(ranked: readonly RankedPlace[], places: Places): readonly RankedPlace[] {
  const seen = new Map<number, number>();
  return [...ranked]
    .sort(byScore)
    .map((entry) => {
      const {kind} = places.factsOf(entry.place);
      if (kind !== 'page' && kind !== 'section') return entry;
      const page = places.pageOf(entry.place);
      const before = seen.get(page) ?? 0;
      seen.set(page, before + 1);
      return before < freePlaces ? entry : {...entry, score: entry.score * furtherShare ** (before - freePlaces + 1)};
    })
    .sort(byScore);
}

function byScore(a: RankedPlace, b: RankedPlace): number {
  return b.score - a.score || a.place - b.place;
}
