import type {Mark} from '../../shared';
import type {SymbolMatch} from '../symbols/matchSymbols';
import {isStopWord} from '../stopWords';

/** Recognizes code. Other words in it do not make the name less likely. */
const code = /[=({;]/;

/** A long name in its exact case is meant as a name, whatever other words there are, so it gets at least this coverage. */
const exactCase = {letters: 6, coverage: 0.85};

/** Returns the fraction of the query's letters in a symbol's name and owner. Ignores words such as "how" and "the". */
export function nameCoverage({nameMarks, ownerMarks, isCaseExact}: SymbolMatch, query: string): number {
  if (code.test(query)) return 1;
  const named = lengthOf(nameMarks);
  const least = isCaseExact && named >= exactCase.letters && /\p{Lu}/u.test(query) ? exactCase.coverage : 0;
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const meaning = words.filter((word) => !isStopWord(word));
  const asked = (meaning.length > 0 ? meaning : words).join('').length;
  return asked === 0 ? 1 : Math.min(1, Math.max(least, (named + lengthOf(ownerMarks)) / asked));
}

const lengthOf = (marks: readonly Mark[]): number => marks.reduce((sum, [start, end]) => sum + end - start, 0);
