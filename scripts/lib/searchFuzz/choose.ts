/** Returns numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;

/** Returns an item of a list. Throws if the list is empty. */
export function pick<T>(list: readonly T[], random: Random): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Returns a whole number, both ends included. */
export const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** Returns this many results of `make`. */
export const times = <T>(count: number, make: () => T): T[] => Array.from({length: count}, make);
