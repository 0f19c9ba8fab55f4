import type {SearchAddress} from '../../client/searchAddress';

/**
 * Returns whether a changed search gets its own entry in the browser's history or replaces the current one.
 *
 * Back must return to results that the reader has looked at, not step through each letter, so typing stays in one entry
 * until the reader pauses (`isSettled`). A query that neither continues nor shortens the previous one is a new search, and
 * so is a change of filters. An empty query is not worth going back to.
 */
export function historyAction(from: SearchAddress, to: SearchAddress, isSettled: boolean): 'push' | 'replace' {
  if (from.query === '') return 'replace';
  if (isSettled || !sameFilters(from, to)) return 'push';
  return to.query.startsWith(from.query) || from.query.startsWith(to.query) ? 'replace' : 'push';
}

function sameFilters(one: SearchAddress, other: SearchAddress): boolean {
  return (['within', 'outside', 'kind', 'version'] as const).every((name) => one[name] === other[name]);
}
