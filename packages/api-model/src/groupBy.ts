import {groupPairs} from './groupPairs';

/** Works like `Map.groupBy`, which Node 20 and browsers of 2023 do not have. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  return groupPairs(Array.from(items, (item) => [keyOf(item), item] as const));
}
