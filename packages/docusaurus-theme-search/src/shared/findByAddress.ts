/** The one that a page belongs to: that with the longest beginning of its address, of equal ones the first. */
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

/** Whether an address is a beginning itself or below it: `/docs/api` is below `/docs` and `/docs/`, `/docsearch` is not. */
export const isBelow = (path: string, beginning: string): boolean =>
  `${path}/`.startsWith(`${beginning.replace(/\/$/, '')}/`);
