import {allowedErrors, editDistance} from '../text/editDistance';
import type {ConceptTable, QueryWord} from './conceptTable';
import {synonymsIn} from './synonyms';
import {toWord, type Word} from './words';

const synonymSureness = 0.88;
const prefixSureness = {least: 0.72, gain: 0.24};
const errorSureness = [1, 0.8, 0.62];
const shortestPrefix = 2;
/** Weight of a word that no phrase has. */
const unknownWeight = 1;
const maxKnown = 500;

/** @param isOpen True if the reader may still be typing the word, so that it also matches longer words. */
export function readQueryWord(table: ConceptTable, word: Word, isOpen: boolean): QueryWord {
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
  const add = (stem: number | undefined, sureness: number): void => {
    if (stem !== undefined && sureness > (meanings.get(stem) ?? 0)) meanings.set(stem, sureness);
  };
  add(table.stems.get(word.stem), 1);
  for (const synonym of synonymsIn(table.synonyms, word.text))
    add(table.stems.get(toWord(synonym).stem), synonymSureness);
  if (isOpen) for (const [stem, sureness] of completions(table, word.text)) add(stem, sureness);
  if (meanings.size === 0) for (const [stem, sureness] of corrections(table, word.text)) add(stem, sureness);
  return meanings;
}

function completions({vocabulary}: ConceptTable, text: string): readonly (readonly [stem: number, sureness: number])[] {
  if (text.length < shortestPrefix) return [];
  const {least, gain} = prefixSureness;
  return vocabulary
    .filter((word) => word.text.length > text.length && word.text.startsWith(text))
    .map((word) => [word.stem, least + (gain * text.length) / word.text.length]);
}

/** Returns the words with the smallest edit distance. */
function corrections({vocabulary}: ConceptTable, text: string): readonly (readonly [stem: number, sureness: number])[] {
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
  return nearest.map((stem) => [stem, errorSureness[limit] ?? 0]);
}

function weightOf({stems, weights}: ConceptTable, word: Word, meanings: QueryWord['meanings']): number {
  const own = stems.get(word.stem);
  if (own !== undefined) return weights[own] ?? unknownWeight;
  if (meanings.size === 0) return unknownWeight;
  let total = 0;
  for (const stem of meanings.keys()) total += weights[stem] ?? unknownWeight;
  return total / meanings.size;
}
