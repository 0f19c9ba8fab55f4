import {indexOfOperator} from './splitWords';

/** A term without its `~N` and `^N`. */
export interface Suffixes {
  readonly term: string;
  readonly editDistance: number;
  readonly boost: number;
  /** The first suffix whose number is none; positions in the word. */
  readonly problem?: {readonly message: string; readonly start: number; readonly end: number};
}

interface Suffix {
  readonly operator: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Reads `term~1^2`. An operator counts only right behind a letter, digit or `*`: `a&~b`, `~Foo` and `^` have none. */
export function readSuffixes(word: string): Suffixes {
  const first = firstOperator(word);
  if (first < 0) return {term: word, editDistance: 0, boost: 1};
  const suffixes = splitSuffixes(word, first);
  if (suffixes.some(isPartOfPath)) return {term: word, editDistance: 0, boost: 1};
  const wrong = suffixes.find((suffix) => !isNumeric(suffix));
  if (wrong) return {term: word, editDistance: 0, boost: 1, problem: problemOf(wrong)};
  return {
    term: word.slice(0, first),
    editDistance: valueOf(suffixes, '~') ?? 0,
    boost: valueOf(suffixes, '^') ?? 1,
  };
}

/** `C:\PROGRA~1\x` */
function isPartOfPath({value}: Suffix): boolean {
  return /[\\/]/.test(value);
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

/** What follows the number may close a sentence or parenthesis: `(x^2).` */
function isNumeric({operator, value}: Suffix): boolean {
  return operator === '~' ? /^\d+[)\]}.,;:!?"']*$/.test(value) : /^\d+(?:\.\d+)?[)\]}.,;:!?"']*$/.test(value);
}

function problemOf({operator, start, end}: Suffix) {
  return {message: `${operator === '~' ? 'edit distance' : 'boost'} must be numeric`, start, end};
}

/** As in lunr, the last one counts. */
function valueOf(suffixes: readonly Suffix[], operator: string): number | undefined {
  const suffix = suffixes.findLast((one) => one.operator === operator);
  return suffix && parseFloat(suffix.value);
}
