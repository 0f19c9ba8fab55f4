import type {Way} from './matchName';
import {toPattern, type Pattern} from './pattern';

/** What a query may mean. */
export type Reading = NameReading | MemberReading | WordsReading;

export interface Condition {
  /** How much less likely than other readings. */
  readonly cost: number;
  /** Its hits count as found no better than this way. */
  readonly least?: Way;
  /** What is found in a worse way does not count. */
  readonly most?: Way;
  /** Only symbols of these kinds. */
  readonly kinds?: readonly string[];
}

/** All of it is one name. */
export interface NameReading extends Condition {
  readonly type: 'name';
  readonly name: Pattern;
  readonly isTolerant?: boolean;
}

export type Joint = 'dot' | 'space' | 'reverse';

/** What it is in, and its name. */
export interface MemberReading extends Condition {
  readonly type: 'member';
  /** The first that is known counts. */
  readonly owners: readonly Pattern[];
  /** Absent: anything that is in it. */
  readonly name?: Pattern;
  /** What joins the two. Only a dot says that the first is a type; by a space, and more so in reverse, it may be anything. */
  readonly joint: Joint;
  readonly tolerant?: 'owner' | 'name';
}

/** Each of them is somewhere in its name, or in that of its owner. */
export interface WordsReading extends Condition {
  readonly type: 'words';
  readonly words: readonly Pattern[];
}

/** More words than that are no name with its owner, but prose. */
export const mostSplitWords = 5;
const shortestTellingWord = 3;
const likely: Condition = {cost: 0};
const [splitCost, reverseCost] = [5, 20];

export function asName(words: readonly string[], condition = likely): readonly NameReading[] {
  const name = toPattern(words);
  return name ? [{type: 'name', name, ...condition}] : [];
}

/** @param owners The nearest first. */
export function asMember(
  owners: readonly (readonly string[])[],
  name: readonly string[],
  condition = likely,
  joint: Joint = 'dot',
): readonly MemberReading[] {
  const patterns = owners.flatMap((owner) => toPattern(owner) ?? []);
  const pattern = toPattern(name);
  return patterns.length > 0 && pattern ? [{type: 'member', owners: patterns, name: pattern, joint, ...condition}] : [];
}

/** `node run action`: owner and name in either order, wherever one ends and the other begins. */
export function asSplit(words: readonly string[], condition = likely): readonly MemberReading[] {
  if (words.length > mostSplitWords) return [];
  return words.slice(1).flatMap((_, at) => {
    const [first, second] = [words.slice(0, at + 1), words.slice(at + 1)];
    return [
      ...asMember([first], second, {...condition, cost: condition.cost + splitCost}, 'space'),
      ...asMember([second], first, {...condition, cost: condition.cost + reverseCost}, 'reverse'),
    ];
  });
}

/** `bounce ease`: in any order, inside of one name. */
export function asWords(words: readonly string[], condition = likely): readonly WordsReading[] {
  // Single letters are in almost every name.
  if (!words.some((word) => word.length >= shortestTellingWord)) return [];
  const patterns = [...new Set(words)].flatMap((word) => toPattern([word]) ?? []);
  return patterns.length > 1 ? [{type: 'words', words: patterns, ...condition}] : [];
}
