import {allowedErrors, editDistance} from '../text/editDistance';
import {type ConceptMatch, type ConceptTable, type Phrase, type QueryWord, synonymsOf} from './conceptTable';
import {matchRenamed} from './matchRenamed';
import {meaningWords, splitWords, toWord, type Word} from './words';

const maxMatches = 10;
/** Longer queries are truncated, because nobody needs more words for one question. */
const maxWords = 24;
/** Weight of phrase words that the reader may still type, relative to words that are missing. */
const unwrittenWeight = 0.6;
/** Weight of a query word that repeats the meaning of another (`popup dialog`). */
const repeatedWeight = 0.2;
/** Closeness factor for queries whose words were joined or split. */
const respelledWeight = 0.98;
/** Below this closeness, phrase and query share a word but not a meaning. */
const minCloseness = 0.3;

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
    const weight = index === 0 ? 1 : respelledWeight;
    const asked = variant.map((word, at) => readQueryWord(table, word, isOpen && at === variant.length - 1));
    for (const phrase of phrasesWith(table, asked)) {
      const closeness = weight * compare(table, asked, phrase, isOpen);
      const known = best.get(phrase.concept)?.closeness ?? minCloseness;
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
    const stem = mostLikely(phrase.stems, taken, meanings);
    const isRepeated = stem === undefined && taken.some((other) => meanings.has(other));
    askedWeight += isRepeated ? weight * repeatedWeight : weight;
    if (stem === undefined) continue;
    taken.push(stem);
    const phraseWeight = table.weights[stem] ?? 0;
    shared += (meanings.get(stem) ?? 0) * (weight + phraseWeight);
    matched += phraseWeight;
  }
  const unwritten = (phrase.weight - matched) * (isOpen ? unwrittenWeight : 1);
  const all = askedWeight + matched + unwritten;
  return all > 0 ? Math.min(1, shared / all) : 0;
}

function mostLikely(
  stems: readonly number[],
  taken: readonly number[],
  meanings: QueryWord['meanings'],
): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const stem of stems) {
    const confidence = meanings.get(stem) ?? 0;
    if (confidence > most && !taken.includes(stem)) [best, most] = [stem, confidence];
  }
  return best;
}

const synonymConfidence = 0.88;
const prefixConfidence = {least: 0.72, gain: 0.24};
const errorConfidence = [1, 0.8, 0.62];
const minPrefixLength = 2;
/** Weight of a word that no phrase has. */
const unknownWeight = 1;
const maxKnown = 500;

/** @param isOpen True if the reader may still be typing the word, so that it also matches longer words. */
function readQueryWord(table: ConceptTable, word: Word, isOpen: boolean): QueryWord {
  const key = isOpen ? `${word.text}…` : word.text;
  const known = table.known.get(key);
  if (known) return known;
  const meanings = findMeanings(table, word, isOpen);
  const read = {meanings, weight: weightOf(table, word, meanings)};
  if (table.known.size >= maxKnown) table.known.clear();
  table.known.set(key, read);
  return read;
}

function findMeanings(table: ConceptTable, word: Word, isOpen: boolean): ReadonlyMap<number, number> {
  const meanings = new Map<number, number>();
  const add = (stem: number | undefined, confidence: number): void => {
    if (stem !== undefined && confidence > (meanings.get(stem) ?? 0)) meanings.set(stem, confidence);
  };
  add(table.stems.get(word.stem), 1);
  for (const synonym of synonymsOf(table, word.text)) add(table.stems.get(toWord(synonym).stem), synonymConfidence);
  if (isOpen) for (const [stem, confidence] of completions(table, word.text)) add(stem, confidence);
  if (meanings.size === 0) for (const [stem, confidence] of corrections(table, word.text)) add(stem, confidence);
  return meanings;
}

function completions(
  {vocabulary}: ConceptTable,
  text: string,
): readonly (readonly [stem: number, confidence: number])[] {
  if (text.length < minPrefixLength) return [];
  const {least, gain} = prefixConfidence;
  return vocabulary
    .filter((word) => word.text.length > text.length && word.text.startsWith(text))
    .map((word) => [word.stem, least + (gain * text.length) / word.text.length]);
}

/** Returns the words with the smallest edit distance. */
function corrections(
  {vocabulary}: ConceptTable,
  text: string,
): readonly (readonly [stem: number, confidence: number])[] {
  let limit = allowedErrors(text.length);
  if (limit === 0) return [];
  let nearest: number[] = [];
  for (const word of vocabulary) {
    const errors = editDistance(text, word.text, limit);
    if (errors > limit) continue;
    if (errors < limit) nearest = [];
    limit = errors;
    nearest.push(word.stem);
  }
  return nearest.map((stem) => [stem, errorConfidence[limit] ?? 0]);
}

function weightOf({stems, weights}: ConceptTable, word: Word, meanings: QueryWord['meanings']): number {
  const own = stems.get(word.stem);
  if (own !== undefined) return weights[own] ?? unknownWeight;
  if (meanings.size === 0) return unknownWeight;
  let total = 0;
  for (const stem of meanings.keys()) total += weights[stem] ?? unknownWeight;
  return total / meanings.size;
}

const shortestHalf = 3;
const longestCompound = 30;

/** Returns the query as written, with neighbors joined (`tile map`: `tilemap`), and with compounds split (`fullscreen`). */
function queryVariants(table: ConceptTable, words: readonly Word[]): readonly (readonly Word[])[] {
  return [words, joinNeighbors(table, words), splitCompounds(table, words)].filter((variant, index) => {
    return index === 0 || variant.length !== words.length;
  });
}

function joinNeighbors(table: ConceptTable, words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [first, second] = [words[index], words[index + 1]];
    if (!first) continue;
    const both = second && toWord(first.text + second.text);
    const isKnown = both !== undefined && table.stems.has(both.stem);
    joined.push(isKnown ? both : first);
    if (isKnown) index += 1;
  }
  return joined;
}

function splitCompounds(table: ConceptTable, words: readonly Word[]): readonly Word[] {
  return words.flatMap((word) => splitCompound(table, word.text) ?? [word]);
}

function splitCompound(table: ConceptTable, text: string): readonly Word[] | undefined {
  if (text.length > longestCompound) return undefined;
  for (let length = text.length - shortestHalf; length >= shortestHalf; length -= 1) {
    const halves = [toWord(text.slice(0, length)), toWord(text.slice(length))];
    if (halves.every(({stem}) => table.stems.has(stem))) return halves;
  }
  return undefined;
}
