import type {Way} from './matchName';
import {toPattern, type Pattern} from './pattern';

/** A possible meaning of a query. */
export type Reading = NameReading | MemberReading | WordsReading;

export interface Condition {
  /** How much less likely the reading is than others. */
  readonly cost: number;
  /** Hits of better ways are ranked as this way. */
  readonly bestWay?: Way;
  /** Hits of worse ways are ignored. */
  readonly worstWay?: Way;
  /** Restricts hits to symbols of these kinds. */
  readonly kinds?: readonly string[];
}

/** The whole query is one name. */
export interface NameReading extends Condition {
  readonly type: 'name';
  readonly name: Pattern;
  readonly isTolerant?: boolean;
}

export type Joint = 'dot' | 'space' | 'reverse';

/** The query is an owner and the name of a member. */
export interface MemberReading extends Condition {
  readonly type: 'member';
  /** Candidates; the first known one is used. */
  readonly owners: readonly Pattern[];
  /** Absent for all members of the owner. */
  readonly name?: Pattern;
  /** How the two are joined. A dot means that the first is a type; with a space, or in reverse, it may be anything. */
  readonly joint: Joint;
  readonly tolerant?: 'owner' | 'name';
}

/** Each word is somewhere in a symbol's name or its owner's. */
export interface WordsReading extends Condition {
  readonly type: 'words';
  readonly words: readonly Pattern[];
}

/** Longer queries are prose, not a name with its owner. */
export const maxSplitWords = 5;
const minWordLength = 3;
const likely: Condition = {cost: 0};
const [splitCost, reverseCost] = [5, 20];

export function asName(words: readonly string[], condition = likely): readonly NameReading[] {
  const name = toPattern(words);
  return name ? [{type: 'name', name, ...condition}] : [];
}

/** @param owners Candidates, nearest first. */
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

/** Reads `node run action` as owner and name in either order, split at every word. */
export function asSplit(words: readonly string[], condition = likely): readonly MemberReading[] {
  if (words.length > maxSplitWords) return [];
  return words.slice(1).flatMap((_, at) => {
    const [first, second] = [words.slice(0, at + 1), words.slice(at + 1)];
    return [
      ...asMember([first], second, {...condition, cost: condition.cost + splitCost}, 'space'),
      ...asMember([second], first, {...condition, cost: condition.cost + reverseCost}, 'reverse'),
    ];
  });
}

/** Reads `bounce ease` as words of one name, in any order. */
export function asWords(words: readonly string[], condition = likely): readonly WordsReading[] {
  // Single letters are in almost every name.
  if (!words.some((word) => word.length >= minWordLength)) return [];
  const patterns = [...new Set(words)].flatMap((word) => toPattern([word]) ?? []);
  return patterns.length > 1 ? [{type: 'words', words: patterns, ...condition}] : [];
}
