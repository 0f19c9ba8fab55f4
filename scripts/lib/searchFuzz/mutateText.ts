import {between, pick, times, type Random} from './choose';

type Mutation = (text: string, random: Random) => string;

/** Adds mistakes to a text: one to four typing errors, or words left out, doubled or in capitals. */
export function mutateText(text: string, random: Random): string {
  return times(between(1, 4, random), () => pick(mutations, random)).reduce(
    (mutated, mutate) => mutate(mutated, random),
    text,
  );
}

/** A random lower-case letter. */
const letter = (random: Random): string => String.fromCharCode(between(97, 122, random));

const replaceAt = (text: string, start: number, length: number, by: string): string =>
  text.slice(0, start) + by + text.slice(start + length);

const place = (text: string, random: Random): number => between(0, text.length, random);

const mutations: readonly Mutation[] = [
  (text, random) => replaceAt(text, place(text, random), 1, letter(random)),
  (text, random) => replaceAt(text, place(text, random), 0, letter(random)),
  (text, random) => replaceAt(text, place(text, random), 1, ''),
  function swapNeighbors(text, random) {
    const at = place(text, random);
    return replaceAt(text, at, 2, text.charAt(at + 1) + text.charAt(at));
  },
  (text, random) => text.slice(0, place(text, random)),
  (text, random) => text.slice(place(text, random)),
  (text, random) => `${text} `.repeat(between(2, 5, random)),
  function repeatLetter(text, random) {
    const at = place(text, random);
    return replaceAt(text, at, 0, text.charAt(at).repeat(between(1, 20, random)));
  },
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replaceAll(/\s+/gu, ''),
  (text) => text.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' '),
  (text) => text.split(/\s+/u).toReversed().join(' '),
  (text, random) =>
    replaceAt(text, place(text, random), 0, pick(['-', '_', '.', '::', '()', '->', '\t', '\n'], random)),
];
