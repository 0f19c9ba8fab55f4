import type {Hit} from 'search-engine';

/** Returns a hit's address, which is unique in a list. */
export const hitKey = ({u, h}: Hit): string => u + h;

/**
 * Returns the hits to show when new ones arrive for the same request. Hits already shown keep their order and are updated
 * (for example with an excerpt); others follow them.
 */
export function mergeHits(shown: readonly Hit[], fresh: readonly Hit[], limit: number): Hit[] {
  const freshByKey = new Map(fresh.map((hit) => [hitKey(hit), hit]));
  const shownKeys = new Set(shown.map(hitKey));
  const kept = shown.map((hit) => freshByKey.get(hitKey(hit)) ?? hit);
  const added = fresh.filter((hit) => !shownKeys.has(hitKey(hit)));
  return [...kept, ...added].slice(0, Math.max(limit, shown.length));
}
