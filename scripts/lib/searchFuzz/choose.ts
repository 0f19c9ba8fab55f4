/** Numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;

/** One of a list. Throws when there is none. */
export function pick<T>(list: readonly T[], random: Random): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** A whole number, both ends included. */
export const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** As many results of `make` as the number says. */
export const times = <T>(count: number, make: () => T): T[] => Array.from({length: count}, make);
