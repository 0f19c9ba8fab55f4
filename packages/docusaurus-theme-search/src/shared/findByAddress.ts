import {withoutSlash} from './withoutSlash';

/** Returns the item with the longest prefix of a page's address; the first of several equally long ones. */
export function findByAddress<Item>(
  path: string,
  items: readonly Item[],
  beginningsOf: (item: Item) => readonly string[],
): Item | undefined {
  const fitting = items.flatMap((item) =>
    beginningsOf(item)
      .filter((beginning) => isBelow(path, beginning))
      .map(({length}) => ({item, length})),
  );
  return fitting.sort((a, b) => b.length - a.length)[0]?.item;
}

/** Returns true if an address is a path or below it: `/docs/api` is below `/docs` and `/docs/`, `/docsearch` is not. */
export const isBelow = (path: string, beginning: string): boolean =>
  `${path}/`.startsWith(`${withoutSlash(beginning)}/`);

/** @throws Error when the address of a docs version is outside the site. */
export function checkVersionAddress(path: string, baseUrl: string): void {
  if (!isBelow(path, baseUrl)) throw new Error(`Version address "${path}" must start with the base URL "${baseUrl}".`);
}
