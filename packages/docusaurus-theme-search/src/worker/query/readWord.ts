import {type Field, fields, type QueryProblem} from '../../shared';
import type {Clause, Presence} from './clause';
import {emptyField, emptyPresence, notNumeric, unknownField} from './problems';
import {readField} from './readField';
import {readSuffixes} from './readSuffixes';
import {hasLetters, type QueryWord, unescape} from './splitWords';

/** The reading of a word. */
export interface Reading {
  readonly clause?: Clause;
  readonly problem?: QueryProblem;
  /** How many words it consumed. */
  readonly length: number;
}

/** Reads the word at `index`, and the next one too if it is the value of a field. */
export function readWord(words: readonly QueryWord[], index: number): Reading {
  const word = words[index] ?? {text: '', start: 0};
  const presence = presenceOf(word.text);
  const start = word.start + (presence === 'optional' ? 0 : 1);
  const text = word.text.slice(start - word.start);
  if (!hasLetters(text)) return readPunctuation(word, words[index - 1], index === words.length - 1);
  const reading = readField(text);
  if (reading.kind === 'open') return readNext(word, words[index + 1], presence, reading.field);
  if (reading.kind === 'unknown')
    return plainReading(word, text, unknownField(reading.name, text, {start, end: start + reading.name.length}));
  if (reading.kind === 'none') return readTerm({word, text, start, presence, fields});
  const {field, length} = reading;
  return readTerm({word, text: text.slice(length), start: start + length, presence, fields: [field]});
}

/** In flags (`--project`, `-c`), numbers (`-1`), arrows and assignments (`->x`, `+=`), the signs are not operators. */
function presenceOf(text: string): Presence {
  if (!/^[-+][^-+=<>~^:;,)]/.test(text) || /^[-+](?:\p{L}|\d+(?:\.\d+)?f?)$/u.test(text)) return 'optional';
  return text.startsWith('+') ? 'required' : 'prohibited';
}

/** Reports a lone sign at the end, except in `operator +`, which is the name of a member. */
function readPunctuation({text, start}: QueryWord, before: QueryWord | undefined, isLast: boolean): Reading {
  const isOpen = isLast && (text === '+' || text === '-') && !/(?:^|\W)operator$/i.test(before?.text ?? '');
  return {length: 1, ...(isOpen && {problem: emptyPresence(text, {start, end: start + 1})})};
}

/** As in lunr, white space may follow a field's colon. */
function readNext(word: QueryWord, next: QueryWord | undefined, presence: Presence, field: Field): Reading {
  if (!next || !isBareTerm(next.text)) {
    return plainReading(word, field, emptyField(field, {start: word.start, end: endOf(word)}));
  }
  const both = {text: word.text, start: word.start, end: endOf(next)};
  return {...readTerm({word: both, text: next.text, start: next.start, presence, fields: [field]}), length: 2};
}

function isBareTerm(text: string): boolean {
  return hasLetters(text) && presenceOf(text) === 'optional' && readField(text).kind === 'none';
}

interface Term extends Pick<Clause, 'presence' | 'fields'> {
  readonly word: QueryWord & {readonly end?: number};
  /** Without presence operator and field. */
  readonly text: string;
  /** Start of `text` in the query. */
  readonly start: number;
}

function readTerm({word, text, start, presence, fields: named}: Term): Reading {
  const {term, problem, editDistance, boost} = readSuffixes(text);
  const place = {start: word.start, end: word.end ?? endOf(word)};
  const clause = {...toTerm(term), fields: named, presence, editDistance, boost, ...place};
  if (!problem) return {clause, length: 1};
  const at = {start: start + problem.start, end: start + problem.end};
  return {clause, length: 1, problem: notNumeric(problem.operator, text, at)};
}

function plainReading(word: QueryWord, text: string, problem: QueryProblem): Reading {
  return {...readTerm({word, text: text.replace(/[~^*]/g, ' '), start: 0, presence: 'optional', fields}), problem};
}

function toTerm(text: string): Pick<Clause, 'term' | 'hasWildcard'> {
  // Comments (`/*`, `*/`) are not wildcards.
  const hasWildcard = /(?:^|[^\\/])\*(?!\/)/.test(text);
  return {term: unescape(text).toLowerCase(), hasWildcard};
}

function endOf({text, start}: QueryWord): number {
  return start + text.length;
}
