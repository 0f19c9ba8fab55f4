import type {ConceptMatch} from './conceptMatch';
import type {ConceptTable, Phrase} from './conceptTable';
import {matchRenamed} from './matchRenamed';
import {queryVariants} from './queryVariants';
import {readQueryWord, type QueryWord} from './queryWords';
import {meaningWords, splitWords} from './words';

const mostMatches = 10;
/** Longer questions are cut: nobody asks for one thing in more words. */
const mostWords = 24;
/** Words that the reader has not written yet count less than words that are left out. */
const unwrittenShare = 0.6;
const repeatedShare = 0.2;
/** Words that are joined or taken apart are nearly as good as those written so. */
const respelledShare = 0.98;
/** Below this, phrase and query share a word but no meaning. */
const leastCloseness = 0.3;

/**
 * What a query asks for, best first, each concept once, at most 10. Closeness 1 means that the words of query and phrase
 * are the same, in any order and form, stop words aside. Never throws.
 *
 * @param isLastWordOpen Whether the reader may still be writing the last word.
 */
export function matchConcepts(table: ConceptTable, query: string, isLastWordOpen: boolean): readonly ConceptMatch[] {
  const matches = [...matchRenamed(table.renamed, query), ...matchPhrases(table, query, isLastWordOpen)];
  const seen = new Set<string>();
  return matches
    .sort((a, b) => b.closeness - a.closeness)
    .filter(({answers, kind}) => {
      const key = `${kind} ${answers.join(' ')}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, mostMatches);
}

function matchPhrases(table: ConceptTable, query: string, isLastWordOpen: boolean): readonly ConceptMatch[] {
  const words = meaningWords(query).slice(0, mostWords);
  // A stop word at the end may be the beginning of another word, but says nothing yet.
  const isOpen = isLastWordOpen && words.at(-1)?.text === splitWords(query).at(-1);
  const best = new Map<number, {phrase: Phrase; closeness: number}>();
  for (const [index, variant] of queryVariants(table, words).entries()) {
    const share = index === 0 ? 1 : respelledShare;
    const asked = variant.map((word, at) => readQueryWord(table, word, isOpen && at === variant.length - 1));
    for (const phrase of phrasesWith(table, asked)) {
      const closeness = share * compare(table, asked, phrase, isOpen);
      const known = best.get(phrase.concept)?.closeness ?? leastCloseness;
      if (closeness > known) best.set(phrase.concept, {phrase, closeness});
    }
  }
  return [...best.values()]
    .sort((a, b) => b.closeness - a.closeness || a.phrase.concept - b.phrase.concept)
    .slice(0, mostMatches)
    .map(({phrase, closeness}) => ({answers: phrase.answers, closeness, phrase: phrase.text, kind: 'concept'}));
}

function phrasesWith(table: ConceptTable, asked: readonly QueryWord[]): readonly Phrase[] {
  const found = new Set<number>();
  for (const {meanings} of asked) {
    for (const stem of meanings.keys()) for (const index of table.uses[stem] ?? []) found.add(index);
  }
  return Array.from(found, (index) => table.phrases[index]).filter((phrase) => phrase !== undefined);
}

/**
 * Dice's coefficient of the weighted words: twice what both have, by what each has. A word that says again what another
 * word has said (`popup dialog`) counts little.
 */
function compare(table: ConceptTable, asked: readonly QueryWord[], phrase: Phrase, isOpen: boolean): number {
  const taken: number[] = [];
  let shared = 0;
  let matched = 0;
  let askedWeight = 0;
  for (const {meanings, weight} of asked) {
    const stem = surest(phrase.stems, taken, meanings);
    const isSaidAgain = stem === undefined && taken.some((other) => meanings.has(other));
    askedWeight += isSaidAgain ? weight * repeatedShare : weight;
    if (stem === undefined) continue;
    taken.push(stem);
    const phraseWeight = table.weights[stem] ?? 0;
    shared += (meanings.get(stem) ?? 0) * (weight + phraseWeight);
    matched += phraseWeight;
  }
  const unwritten = (phrase.weight - matched) * (isOpen ? unwrittenShare : 1);
  const all = askedWeight + matched + unwritten;
  return all > 0 ? Math.min(1, shared / all) : 0;
}

function surest(
  stems: readonly number[],
  taken: readonly number[],
  meanings: QueryWord['meanings'],
): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const stem of stems) {
    const sureness = meanings.get(stem) ?? 0;
    if (sureness > most && !taken.includes(stem)) [best, most] = [stem, sureness];
  }
  return best;
}
