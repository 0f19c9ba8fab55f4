import type {Hit, SearchResults} from 'search-engine';

/** How many hits of an unsettled answer are shown. They never move, so those of the settled answer need room below them. */
export const maxGuesses = 3;

/** Returns a hit's address, which is unique in a list. */
export const hitKey = ({u, h}: Hit): string => u + h;

/**
 * Returns the hits to show when another answer arrives for the same request. Hits already shown keep their places and are
 * updated (for example with an excerpt); others follow them.
 */
export function mergeHits(
  shown: readonly Hit[],
  {hits: fresh, isSettled}: Pick<SearchResults, 'hits' | 'isSettled'>,
  limit: number,
): Hit[] {
  const freshByKey = new Map(fresh.map((hit) => [hitKey(hit), hit]));
  const shownKeys = new Set(shown.map(hitKey));
  const kept = shown.map((hit) => freshByKey.get(hitKey(hit)) ?? hit);
  const added = fresh.filter((hit) => !shownKeys.has(hitKey(hit)));
  const room = isSettled ? limit : Math.min(limit, maxGuesses);
  return [...kept, ...added].slice(0, Math.max(room, shown.length));
}
