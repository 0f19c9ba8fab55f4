import type {SearchAddress} from '../../client/searchAddress';

/**
 * Whether a change of what is asked gets an entry of its own in the browser's history, or stays in the one that is shown.
 *
 * Back shall lead to what the reader has looked at, not through each letter: typing on stays in one entry until the
 * reader pauses (`isSettled`). A query that neither continues nor shortens the one before is another search, and so is
 * another filter. An empty query is nothing to come back to.
 */
export function historyStep(from: SearchAddress, to: SearchAddress, isSettled: boolean): 'push' | 'replace' {
  if (from.query === '') return 'replace';
  if (isSettled || !sameFilters(from, to)) return 'push';
  return to.query.startsWith(from.query) || from.query.startsWith(to.query) ? 'replace' : 'push';
}

function sameFilters(one: SearchAddress, other: SearchAddress): boolean {
  return (['within', 'outside', 'kind', 'version'] as const).every((name) => one[name] === other[name]);
}
