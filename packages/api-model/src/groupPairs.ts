/** Collects the values of each key. Keys and values keep their order. */
export function groupPairs<Key, Value>(pairs: Iterable<readonly [Key, Value]>): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
