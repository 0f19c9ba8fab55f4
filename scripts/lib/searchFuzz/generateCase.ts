import {seededRandom} from 'api-extractor/random';
import {between, pick, times, type Random} from './choose';
import {fieldPrefixes, injections, operators, prototypeNames, snippets, stackTraces} from './hostileTexts';
import {mutateText} from './mutateText';
import {longWord, randomText} from './randomText';
import type {Vocabulary} from './vocabulary';

/** Queries that follow one another, as when somebody types. */
export interface FuzzCase {
  /** The generator's name. */
  readonly kind: string;
  /** At least one. */
  readonly queries: readonly string[];
}

/** Generates the case with a number. It depends only on seed and vocabulary, not on earlier cases. */
export function generateCase(vocabulary: Vocabulary, seed: number, number: number): FuzzCase {
  const random = caseRandom(seed, number);
  const kind = pick(lots, random);
  return {kind, queries: generators[kind](vocabulary, random)};
}

/** The random numbers of a case. */
export const caseRandom = (seed: number, number: number): Random => seededRandom(seed * 1_000_003 + number);

type Generator = (vocabulary: Vocabulary, random: Random) => readonly string[];

const generators = {
  unicode: (_, random) => [randomText(random)],
  operators: (vocabulary, random) => [operatorSoup(vocabulary, random)],
  name: ({names}, random) => [pick(names, random)],
  phrase: (vocabulary, random) => [phrase(vocabulary, random)],
  misspelled: (vocabulary, random) => [mutateText(phrase(vocabulary, random), random)],
  words: (vocabulary, random) => [times(between(1, 12, random), () => word(vocabulary, random)).join(' ')],
  long: (_, random) => [longWord(random)],
  injection: (vocabulary, random) => [join([pick(injections, random), phrase(vocabulary, random)], random)],
  prototype: (vocabulary, random) => [
    join([pick(prototypeNames, random), pick(['', word(vocabulary, random)], random)], random),
  ],
  snippet: (_, random) => [maybeMutated(pick(snippets, random), random)],
  stackTrace: (_, random) => [maybeMutated(pick(stackTraces, random), random)],
  typing: (vocabulary, random) => keystrokes(maybeMutated(phrase(vocabulary, random), random).slice(0, 24), random),
  mixed: (vocabulary, random) => [
    times(between(2, 4, random), () => fragment(vocabulary, random)).join(pick(['', ' '], random)),
  ],
} satisfies Readonly<Record<string, Generator>>;

/** The weight of each generator. Common behavior is frequent, and hostile input is frequent enough. */
const lots: readonly (keyof typeof generators)[] = [
  ...times(12, () => 'misspelled' as const),
  ...times(10, () => 'typing' as const),
  ...times(10, () => 'operators' as const),
  ...times(8, () => 'phrase' as const),
  ...times(8, () => 'mixed' as const),
  ...times(8, () => 'words' as const),
  ...times(6, () => 'unicode' as const),
  ...times(6, () => 'injection' as const),
  ...times(4, () => 'name' as const),
  ...times(4, () => 'snippet' as const),
  ...times(3, () => 'stackTrace' as const),
  ...times(3, () => 'prototype' as const),
  ...times(2, () => 'long' as const),
];

/** A name, a title, or some consecutive words from the site. */
function phrase({names, phrases, texts}: Vocabulary, random: Random): string {
  const which = random();
  if (which < 0.4) return pick(names, random);
  if (which < 0.7) return pick(phrases, random);
  const words = pick(texts, random).split(/\s+/u);
  const start = between(0, words.length - 1, random);
  return words.slice(start, start + between(1, 8, random)).join(' ');
}

const word = (vocabulary: Vocabulary, random: Random): string => pick(phrase(vocabulary, random).split(/\s+/u), random);

/** A text of any kind, without operators around it. */
function fragment(vocabulary: Vocabulary, random: Random): string {
  return pick([phrase, word, shortRandomText, hostile, operator], random)(vocabulary, random);
}

const shortRandomText = (_: Vocabulary, random: Random): string => randomText(random).slice(0, 12);
const hostile = (_: Vocabulary, random: Random): string => pick([...injections, ...prototypeNames], random);
const operator = (_: Vocabulary, random: Random): string => pick([...operators, ...fieldPrefixes], random);

/** Operators and words in any order, right and wrong: `+title:sprite~1 -^2 "`. */
function operatorSoup(vocabulary: Vocabulary, random: Random): string {
  const part = (): string => {
    const which = random();
    if (which < 0.4) return pick(operators, random);
    if (which < 0.5) return pick(fieldPrefixes, random);
    return which < 0.8 ? word(vocabulary, random) : ` ${clause(vocabulary, random)} `;
  };
  return times(between(1, 14, random), part).join('');
}

/** A valid term of the query language, even if nobody would mean it: `-title:sprite~1`. */
function clause(vocabulary: Vocabulary, random: Random): string {
  const suffix = random() < 0.5 ? '' : pick(operators, random);
  return pick(['', '+', '-'], random) + pick(['', ...fieldPrefixes], random) + word(vocabulary, random) + suffix;
}

const join = (parts: readonly string[], random: Random): string =>
  (random() < 0.5 ? parts : parts.toReversed()).join(pick(['', ' ', '.'], random));

const maybeMutated = (text: string, random: Random): string => (random() < 0.4 ? mutateText(text, random) : text);

/** A text that grows letter by letter, with some steps back and forth. */
function keystrokes(text: string, random: Random): readonly string[] {
  const steps: string[] = [];
  for (let length = 1; length <= text.length; length++) {
    steps.push(text.slice(0, length));
    if (random() < 0.05) steps.push(text.slice(0, length - 1), text.slice(0, length));
  }
  return steps.length > 0 ? steps : [text];
}
