import type {Hit} from '../../shared';

/** A hit's place: no two hits of a list have the same. */
export const hitKey = ({u, h}: Hit): string => u + h;

/**
 * The hits to show when new ones arrive for the same request: those that are shown stay where they are, with what the new
 * ones say of them (an excerpt that was on its way), and others come after them.
 */
export function mergeHits(shown: readonly Hit[], fresh: readonly Hit[], limit: number): Hit[] {
  const freshByKey = new Map(fresh.map((hit) => [hitKey(hit), hit]));
  const shownKeys = new Set(shown.map(hitKey));
  const kept = shown.map((hit) => freshByKey.get(hitKey(hit)) ?? hit);
  const added = fresh.filter((hit) => !shownKeys.has(hitKey(hit)));
  return [...kept, ...added].slice(0, Math.max(limit, shown.length));
}
