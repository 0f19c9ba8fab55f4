import {type Field, fields} from '..';

/** What the part of a word before its colon is. */
export type FieldPrefix =
  | {readonly kind: 'none'}
  | {readonly kind: 'field'; readonly field: Field; readonly length: number}
  /** A field whose value is not in the same word. */
  | {readonly kind: 'open'; readonly field: Field; readonly length: number}
  | {readonly kind: 'unknown'; readonly name: string};

const none: FieldPrefix = {kind: 'none'};

/** Reads `field:` at the start of a word without presence operator; `length` includes the colon. */
export function readField(word: string): FieldPrefix {
  const colon = indexOfOperator(word, ':');
  const name = word.slice(0, Math.max(colon, 0));
  const value = word.slice(colon + 1);
  if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) || /^[:/\\]./.test(value)) return none;
  const length = colon + 1;
  if (isField(name) && !hasLetters(value)) return {kind: 'open', field: name, length};
  const field = name.toLowerCase();
  if (isField(field) && value !== '') return {kind: 'field', field, length};
  return looksLikeValue(value) ? {kind: 'unknown', name} : none;
}

function isField(name: string): name is Field {
  return (fields as readonly string[]).includes(name);
}

/** Returns false for colons without a field: selectors (`addChild:z:tag:`), ports (`localhost:8080`) and JSON (`a:{`). */
function looksLikeValue(value: string): boolean {
  return /^[\p{L}\p{N}_*]/u.test(value) && !/^\d+\W*$/.test(value) && indexOfOperator(value, ':') < 0;
}

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

/** A part of a query between white space. */
export interface QueryToken {
  readonly text: string;
  readonly start: number;
}

/** Splits at white space that is not escaped with `\`. */
export function splitAtSpaces(text: string): readonly QueryToken[] {
  return [...text.matchAll(/(?:\\[^]|[^\s\\]|\\$)+/g)].map((match) => ({text: match[0], start: match.index}));
}

/** Returns the index of the first unescaped one of `characters` in `text`, starting at `from`, or -1. */
function indexOfOperator(text: string, characters: string, from = 0): number {
  for (let i = from; i < text.length; i++) {
    if (text.charAt(i) === '\\') i++;
    else if (characters.includes(text.charAt(i))) return i;
  }
  return -1;
}

/**
 * Removes `\` before operators, white space and `\`. Anywhere else a `\` is an ordinary character, so that paths
 * (`C:\Users`) stay intact.
 */
export function unescape(text: string): string {
  return text.replace(/\\([-+~^*:\\\s])/g, '$1');
}

/** Returns true if a text has anything to search for. */
export function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
