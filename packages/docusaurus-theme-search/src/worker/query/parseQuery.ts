import {maxQueryLength} from '../../shared';
import type {Clause, ParsedQuery} from './clause';
import {readWord, type Reading} from './readWord';
import {splitWords} from './splitWords';

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
  const readings = readWords(text.slice(0, maxQueryLength));
  const clauses = readings.flatMap(({clause}) => clause ?? []);
  const problem = readings.find((reading) => reading.problem)?.problem;
  return {clauses, ...(problem && {problem}), isPlain: clauses.every(isPlain)};
}

function readWords(text: string): readonly Reading[] {
  const words = splitWords(text);
  const readings: Reading[] = [];
  for (let i = 0; i < words.length;) {
    const reading = readWord(words, i);
    readings.push(reading);
    i += reading.length;
  }
  return readings;
}

function isPlain({presence, fields: {length}, editDistance, boost, hasWildcard}: Clause): boolean {
  return presence === 'optional' && length > 1 && !editDistance && boost === 1 && !hasWildcard;
}
