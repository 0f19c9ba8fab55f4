import type {ConceptMatch} from './conceptMatch';
import type {ConceptTable, Phrase, QueryWord} from './conceptTable';
import {matchRenamed} from './matchRenamed';
import {queryVariants} from './queryVariants';
import {readQueryWord} from './queryWords';
import {meaningWords, splitWords} from './words';

const maxMatches = 10;
/** Longer queries are truncated, because nobody needs more words for one question. */
const maxWords = 24;
/** Weight of phrase words that the reader may still type, relative to words that are missing. */
const unwrittenShare = 0.6;
/** Weight of a query word that repeats the meaning of another (`popup dialog`). */
const repeatedShare = 0.2;
/** Closeness factor for queries whose words were joined or split. */
const respelledShare = 0.98;
/** Below this closeness, phrase and query share a word but not a meaning. */
const leastCloseness = 0.3;

/**
 * Returns the concepts that a query matches, best first, each once, at most 10. Closeness 1 means that query and phrase have
 * the same words, in any order and form, apart from stop words. Never throws.
 *
 * @param isLastWordOpen True if the reader may still be typing the last word.
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
    .slice(0, maxMatches);
}

function matchPhrases(table: ConceptTable, query: string, isLastWordOpen: boolean): readonly ConceptMatch[] {
  const words = meaningWords(query).slice(0, maxWords);
  // A stop word at the end may become another word, but means nothing yet.
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
    .slice(0, maxMatches)
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
 * Returns Dice's coefficient of the weighted words: twice the weight of those in both, divided by the sum of both weights. A
 * word that repeats the meaning of another (`popup dialog`) weighs little.
 */
function compare(table: ConceptTable, asked: readonly QueryWord[], phrase: Phrase, isOpen: boolean): number {
  const taken: number[] = [];
  let shared = 0;
  let matched = 0;
  let askedWeight = 0;
  for (const {meanings, weight} of asked) {
    const stem = surest(phrase.stems, taken, meanings);
    const isRepeated = stem === undefined && taken.some((other) => meanings.has(other));
    askedWeight += isRepeated ? weight * repeatedShare : weight;
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
