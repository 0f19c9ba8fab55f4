import {type Field, fields, maxQueryLength, type QueryProblem} from '..';
import {emptyField, emptyPresence, notNumeric, unknownField} from './problems';
import {hasLetters, type QueryToken, readField, readSuffixes, splitAtSpaces, unescape} from './operators';

export type Presence = 'optional' | 'required' | 'prohibited';

/** One word of a query with its operators. */
export interface Clause {
  /** The word in lower case, unstemmed, without operators and escapes. If `hasWildcard`, `*` matches anything. */
  readonly term: string;
  /** The fields to search; by default all. */
  readonly fields: readonly Field[];
  readonly presence: Presence;
  /** Number of letters that may differ; 0 by default. */
  readonly editDistance: number;
  /** Factor of the score; 1 by default. */
  readonly boost: number;
  readonly hasWildcard: boolean;
  /** The range in the query, including operators. */
  readonly start: number;
  readonly end: number;
}

export interface ParsedQuery {
  /** In the query's order. If there is a problem, its word is read as plain text. */
  readonly clauses: readonly Clause[];
  /** The first syntax error. */
  readonly problem?: QueryProblem;
  /** True if the query has only words and no operators. */
  readonly isPlain: boolean;
}

/**
 * Reads a query in lunr's language (https://lunrjs.com/guides/searching.html): `term`, `field:term`, `+required`,
 * `-prohibited`, `term~1` (edit distance), `term^2` (boost), `*` for anything, `\` before an operator to escape it.
 * Truncates the query at `maxQueryLength`. Never throws; a syntax error becomes a `problem`, and its word is plain text.
 *
 * People also paste code, paths and messages. This table shows what is an operator and what only looks like one:
 *
 * | Written | Read as |
 * | --- | --- |
 * | `+word`, `-word` | required, prohibited |
 * | `foo +`, `-` at the end | problem: expecting term, found nothing; `operator +` is plain |
 * | `a - b`, `->x`, `i++`, `--flag`, `-c`, `-1`, `+=` | plain: nothing, an operator, one letter or a number after it |
 * | `title:word`, `Title:word`, `title: word` | the field title |
 * | `title:` at the end, `title: +word` | problem: expecting term, found nothing |
 * | `Foo:bar` | problem: unrecognised field 'Foo' |
 * | `error: file`, `x:`, `A::b`, `C:\me`, `http://a`, `a:b:c:`, `Foo.cs:12`, `host:80` | plain |
 * | `word~1`, `x^2`, `word^1.5`, `(x^2)` | edit distance, boost |
 * | `word~`, `word~b`, `word^`, `a^b` | problem: edit distance, boost must be numeric |
 * | `~Foo`, `~60`, `a ^ b`, `a&~b` | plain: no letter, digit or `*` before it |
 * | `CCNode~CCNode`, `Flags^Mask` | plain: an identifier after it |
 * | `run*`, `*tion`, `r*n` | wildcard |
 * | `*`, `/*`, `=>`, `...` | ignored: nothing to search for |
 * | `side-scroller` | one term (lunr: two) |
 * | `foo\bar` | `foo\bar` (lunr: `foobar`) |
 */
export function parseQuery(text: string): ParsedQuery {
  const words = parseWords(text.slice(0, maxQueryLength));
  const clauses = words.flatMap(({clause}) => clause ?? []);
  const problem = words.find((word) => word.problem)?.problem;
  return {clauses, ...(problem && {problem}), isPlain: clauses.every(isPlain)};
}

function parseWords(text: string): readonly ParsedWord[] {
  const words = splitAtSpaces(text);
  const parsed: ParsedWord[] = [];
  for (let i = 0; i < words.length;) {
    const word = parseWord(words, i);
    parsed.push(word);
    i += word.length;
  }
  return parsed;
}

function isPlain({presence, fields: {length}, editDistance, boost, hasWildcard}: Clause): boolean {
  return presence === 'optional' && length > 1 && !editDistance && boost === 1 && !hasWildcard;
}

/** What a word of the query asks for. */
interface ParsedWord {
  readonly clause?: Clause;
  readonly problem?: QueryProblem;
  /** How many words it consumed. */
  readonly length: number;
}

/** Parses the word at `index`, and the next one too if it is the value of a field. */
function parseWord(words: readonly QueryToken[], index: number): ParsedWord {
  const word = words[index] ?? {text: '', start: 0};
  const presence = presenceOf(word.text);
  const start = word.start + (presence === 'optional' ? 0 : 1);
  const text = word.text.slice(start - word.start);
  if (!hasLetters(text)) return readPunctuation(word, words[index - 1], index === words.length - 1);
  const prefix = readField(text);
  if (prefix.kind === 'open') return readNext(word, words[index + 1], presence, prefix.field);
  if (prefix.kind === 'unknown')
    return plainWord(word, text, unknownField(prefix.name, text, {start, end: start + prefix.name.length}));
  if (prefix.kind === 'none') return readTerm({word, text, start, presence, fields});
  const {field, length} = prefix;
  return readTerm({word, text: text.slice(length), start: start + length, presence, fields: [field]});
}

/** In flags (`--project`, `-c`), numbers (`-1`), arrows and assignments (`->x`, `+=`), the signs are not operators. */
function presenceOf(text: string): Presence {
  if (!/^[-+][^-+=<>~^:;,)]/.test(text) || /^[-+](?:\p{L}|\d+(?:\.\d+)?f?)$/u.test(text)) return 'optional';
  return text.startsWith('+') ? 'required' : 'prohibited';
}

/** Reports a lone sign at the end, except in `operator +`, which is the name of a member. */
function readPunctuation({text, start}: QueryToken, before: QueryToken | undefined, isLast: boolean): ParsedWord {
  const isOpen = isLast && (text === '+' || text === '-') && !/(?:^|\W)operator$/i.test(before?.text ?? '');
  return {length: 1, ...(isOpen && {problem: emptyPresence(text, {start, end: start + 1})})};
}

/** As in lunr, white space may follow a field's colon. */
function readNext(word: QueryToken, next: QueryToken | undefined, presence: Presence, field: Field): ParsedWord {
  if (!next || !isBareTerm(next.text)) {
    return plainWord(word, field, emptyField(field, {start: word.start, end: endOf(word)}));
  }
  const both = {text: word.text, start: word.start, end: endOf(next)};
  return {...readTerm({word: both, text: next.text, start: next.start, presence, fields: [field]}), length: 2};
}

function isBareTerm(text: string): boolean {
  return hasLetters(text) && presenceOf(text) === 'optional' && readField(text).kind === 'none';
}

interface Term extends Pick<Clause, 'presence' | 'fields'> {
  readonly word: QueryToken & {readonly end?: number};
  /** Without presence operator and field. */
  readonly text: string;
  /** Start of `text` in the query. */
  readonly start: number;
}

function readTerm({word, text, start, presence, fields: named}: Term): ParsedWord {
  const {term, problem, editDistance, boost} = readSuffixes(text);
  const place = {start: word.start, end: word.end ?? endOf(word)};
  const clause = {...toTerm(term), fields: named, presence, editDistance, boost, ...place};
  if (!problem) return {clause, length: 1};
  const at = {start: start + problem.start, end: start + problem.end};
  return {clause, length: 1, problem: notNumeric(problem.operator, text, at)};
}

function plainWord(word: QueryToken, text: string, problem: QueryProblem): ParsedWord {
  return {...readTerm({word, text: text.replace(/[~^*]/g, ' '), start: 0, presence: 'optional', fields}), problem};
}

function toTerm(text: string): Pick<Clause, 'term' | 'hasWildcard'> {
  // Comments (`/*`, `*/`) are not wildcards.
  const hasWildcard = /(?:^|[^\\/])\*(?!\/)/.test(text);
  return {term: unescape(text).toLowerCase(), hasWildcard};
}

function endOf({text, start}: QueryToken): number {
  return start + text.length;
}

/**
 * Normalizes a query: replaces full-width letters and signs, ligatures and the like with ordinary ones (Unicode's NFKC), and
 * truncates it.
 */
export function readQuery(text: string): string {
  return text.slice(0, maxQueryLength).normalize('NFKC').slice(0, maxQueryLength);
}
