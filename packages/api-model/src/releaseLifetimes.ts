import type {DocId, TypeFacts} from './facts';
import type {Lifetime, Lifetimes} from './history';

/** Returns the first and last release of every type and member that is not in all releases (given oldest first). */
export function releaseLifetimes(
  releases: readonly {readonly name: string; readonly types: readonly TypeFacts[]}[],
): Lifetimes {
  const spans = new Map<DocId, {first: number; last: number}>();
  releases.forEach(({types}, index) => {
    for (const id of types.flatMap((type) => [type.id, ...(type.members ?? []).map((member) => member.id)])) {
      const span = spans.get(id);
      if (span) span.last = index;
      else spans.set(id, {first: index, last: index});
    }
  });
  const names = releases.map(({name}) => name);
  const lifetimes = [...spans]
    .filter(([, {first, last}]) => first > 0 || last < releases.length - 1)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, {first, last}]): [DocId, Lifetime] => [
      id,
      {...(first > 0 && {since: names[first]}), ...(last < releases.length - 1 && {until: names[last]})},
    ]);
  return {releases: names, lifetimes: Object.fromEntries(lifetimes)};
}
