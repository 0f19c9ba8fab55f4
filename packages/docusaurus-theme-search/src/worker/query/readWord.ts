import {type Field, fields, type QueryProblem} from '../../shared';
import type {Clause, Presence} from './clause';
import {readField} from './readField';
import {readSuffixes} from './readSuffixes';
import {hasLetters, type QueryWord, unescape} from './splitWords';

/** What a word is. */
export interface Reading {
  readonly clause?: Clause;
  readonly problem?: QueryProblem;
  /** How many words it took. */
  readonly length: number;
}

const nothingFound = 'expecting term, found nothing';

/** Reads the word at `index`, with the next one if that is what its field speaks of. */
export function readWord(words: readonly QueryWord[], index: number): Reading {
  const word = words[index] ?? {text: '', start: 0};
  const presence = presenceOf(word.text);
  const start = word.start + (presence === 'optional' ? 0 : 1);
  const text = word.text.slice(start - word.start);
  if (!hasLetters(text)) return readPunctuation(word, index === words.length - 1);
  const reading = readField(text);
  if (reading.kind === 'open') return readNext(word, words[index + 1], presence, reading.field);
  if (reading.kind === 'unknown') return plainReading(word, text, unknownField(reading.name, start));
  if (reading.kind === 'none') return readTerm({word, text, start, presence, fields});
  const {field, length} = reading;
  return readTerm({word, text: text.slice(length), start: start + length, presence, fields: [field]});
}

/** Flags (`--project`, `-c`), numbers (`-1`), arrows and assignments (`->x`, `+=`) have no presence operator. */
function presenceOf(text: string): Presence {
  if (!/^[-+][^-+=<>~^:;,)]/.test(text) || /^[-+](?:\p{L}|\d+(?:\.\d+)?f?)$/u.test(text)) return 'optional';
  return text.startsWith('+') ? 'required' : 'prohibited';
}

function readPunctuation({text, start}: QueryWord, isLast: boolean): Reading {
  const isOpen = isLast && (text === '+' || text === '-');
  return {length: 1, ...(isOpen && {problem: {message: nothingFound, start, end: start + 1}})};
}

function unknownField(name: string, start: number): QueryProblem {
  const message = `unrecognised field '${name}', possible fields: ${fields.map((field) => `'${field}'`).join(', ')}`;
  return {message, start, end: start + name.length};
}

/** As in lunr, white space may stand behind a field's colon. */
function readNext(word: QueryWord, next: QueryWord | undefined, presence: Presence, field: Field): Reading {
  if (!next || !isBareTerm(next.text)) {
    return plainReading(word, field, {message: nothingFound, start: word.start, end: endOf(word)});
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
  /** Where `text` is in the query. */
  readonly start: number;
}

function readTerm({word, text, start, presence, fields: named}: Term): Reading {
  const {term, problem, editDistance, boost} = readSuffixes(text);
  const place = {start: word.start, end: word.end ?? endOf(word)};
  const clause = {...toTerm(term), fields: named, presence, editDistance, boost, ...place};
  if (!problem) return {clause, length: 1};
  return {clause, length: 1, problem: {...problem, start: start + problem.start, end: start + problem.end}};
}

function plainReading(word: QueryWord, text: string, problem: QueryProblem): Reading {
  return {...readTerm({word, text: text.replace(/[~^*]/g, ' '), start: 0, presence: 'optional', fields}), problem};
}

function toTerm(text: string): Pick<Clause, 'term' | 'hasWildcard'> {
  // Comments (`/*`, `*/`) are no wildcards.
  const hasWildcard = /(?:^|[^\\/])\*(?!\/)/.test(text);
  return {term: unescape(text).toLowerCase(), hasWildcard};
}

function endOf({text, start}: QueryWord): number {
  return start + text.length;
}
