import {indexOfOperator} from './splitWords';

/** A term without its `~N` and `^N`. */
export interface Suffixes {
  readonly term: string;
  readonly editDistance: number;
  readonly boost: number;
  /** The first suffix whose value is not a number, with its range in the word. */
  readonly problem?: {readonly operator: string; readonly start: number; readonly end: number};
}

interface Suffix {
  readonly operator: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads `term~1^2`. `~` and `^` are operators only directly after a letter, digit or `*`, so `a&~b`, `~Foo` and `^` have
 * none. Before an identifier they are part of the code: `CCNode~CCNode`, `Flags^Mask`.
 */
export function readSuffixes(word: string): Suffixes {
  const first = firstOperator(word);
  if (first < 0) return {term: word, editDistance: 0, boost: 1};
  const suffixes = splitSuffixes(word, first);
  if (suffixes.some(isPartOfPath) || suffixes.some(isBeforeName)) return {term: word, editDistance: 0, boost: 1};
  const wrong = suffixes.find((suffix) => !isNumeric(suffix));
  if (wrong) return {term: word, editDistance: 0, boost: 1, problem: wrong};
  return {
    term: word.slice(0, first),
    editDistance: valueOf(suffixes, '~') ?? 0,
    boost: valueOf(suffixes, '^') ?? 1,
  };
}

/** Recognizes `C:\PROGRA~1\x`. */
function isPartOfPath({value}: Suffix): boolean {
  return /[\\/]/.test(value);
}

/** Recognizes identifiers by their style: `CCNode`, `b2World`, `MAX_SPEED`. */
function isBeforeName({value}: Suffix): boolean {
  return /^(?:b2)?\p{Lu}[\p{L}\p{N}_]/u.test(value);
}

function firstOperator(word: string): number {
  const index = indexOfOperator(word, '~^');
  return index > 0 && /[\p{L}\p{N}_*#+]$/u.test(word.slice(0, index)) ? index : -1;
}

function splitSuffixes(word: string, first: number): readonly Suffix[] {
  return [...word.slice(first).matchAll(/([~^])([^~^]*)/g)].map(
    ({0: {length}, 1: operator = '', 2: value = '', index}) => ({
      operator,
      value,
      start: first + index,
      end: first + index + length,
    }),
  );
}

/** The number may be followed by punctuation, as in `(x^2).` */
function isNumeric({operator, value}: Suffix): boolean {
  return operator === '~' ? /^\d+[)\]}.,;:!?"']*$/.test(value) : /^\d+(?:\.\d+)?[)\]}.,;:!?"']*$/.test(value);
}

/** As in lunr, the last of several is used. */
function valueOf(suffixes: readonly Suffix[], operator: string): number | undefined {
  const suffix = suffixes.findLast((one) => one.operator === operator);
  return suffix && parseFloat(suffix.value);
}
