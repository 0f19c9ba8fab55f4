import type {Mark} from '../../shared';
import type {SymbolMatch} from '../symbols/matchSymbols';
import {isStopWord} from '../text/stopWords';

/** Code is more than the name in it: what else stands there says nothing against the name. */
const code = /[=({;]/;

/** Who writes a long name letter by letter as it is, capitals and all, means it, whatever else they say. */
const writtenOut = {letters: 6, coverage: 0.85};

/** 0..1: how much of the query's letters a symbol's name and owner have. Words such as "how" and "the" do not count. */
export function nameCoverage({nameMarks, ownerMarks, isCaseExact}: SymbolMatch, query: string): number {
  if (code.test(query)) return 1;
  const named = lengthOf(nameMarks);
  const least = isCaseExact && named >= writtenOut.letters && /\p{Lu}/u.test(query) ? writtenOut.coverage : 0;
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const meaning = words.filter((word) => !isStopWord(word));
  const asked = (meaning.length > 0 ? meaning : words).join('').length;
  return asked === 0 ? 1 : Math.min(1, Math.max(least, (named + lengthOf(ownerMarks)) / asked));
}

const lengthOf = (marks: readonly Mark[]): number => marks.reduce((sum, [start, end]) => sum + end - start, 0);
