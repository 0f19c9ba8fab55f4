import {allowedErrors} from './editDistance';
import {formOf, type TextStore} from './TextStore';
import {isPlainWord, type Unit} from './toUnits';
import type {Vocabulary} from './Vocabulary';
import {wordsIn} from './words';

/** A word of the index that matches a word of the query. */
export interface Expansion {
  readonly word: number;
  /** 1 for the word itself. */
  readonly weight: number;
}

/** Consecutive words that match one word of the query (`tile map` for `tilemap`). */
export interface Sequence {
  /** Alternatives for each of the words. */
  readonly parts: readonly (readonly number[])[];
  readonly weight: number;
  /** Where the words are consecutive. */
  readonly hits: readonly SequenceHit[];
}

export interface Expansions {
  readonly words: readonly Expansion[];
  readonly sequences: readonly Sequence[];
}

export type Synonyms = (word: string) => readonly string[];

export const weights = {exact: 1, stem: 0.95, prefix: 0.8, compound: 0.8, synonym: 0.5, misspelled: 0.4} as const;
const maxPrefixed = 60;
const maxPatterned = 400;
const maxMisspelled = 12;
const maxSynonyms = 20;
const maxEditDistance = 3;
const minPartLength = 3;

/** Returns the words and sequences of the index that match a word of the query. */
export function expandUnit(unit: Unit, store: TextStore, synonyms: Synonyms): Expansions {
  const {word} = unit;
  const {vocabulary} = store;
  if (word.includes('*')) return only(weigh(vocabulary.matching(word, maxPatterned), weights.exact));
  if (unit.editDistance > 0) return only([...sameStem(word, vocabulary), ...within(unit, vocabulary)]);
  if (!isPlainWord(unit)) return only(sameStem(word, vocabulary));
  const written = asWritten(unit, vocabulary);
  const split = toSequences(splitsOf(word), weights.compound, store);
  const meant = synonymsOf(word, store, synonyms);
  const isKnown = written.length > 0 || split.length > 0;
  const words = isKnown ? written : weigh(nearestWords(word, vocabulary, unit.isOpen), weights.misspelled);
  return {words: [...words, ...meant.words], sequences: [...split, ...meant.sequences]};
}

/** Returns words that join two words of the query (`tilemap` for `tile map`). */
export function expandJoined(first: Unit, second: Unit, vocabulary: Vocabulary): readonly Expansion[] {
  const joined = first.word + second.word;
  const prefixed = second.isOpen ? vocabulary.withPrefix(joined, maxPrefixed) : [];
  return weigh([...vocabulary.withStem(joined), ...prefixed], weights.compound);
}

function only(words: readonly Expansion[]): Expansions {
  return {words, sequences: []};
}

function weigh(words: readonly number[], weight: number): readonly Expansion[] {
  return words.map((word) => ({word, weight}));
}

function sameStem(word: string, vocabulary: Vocabulary): readonly Expansion[] {
  return vocabulary
    .withStem(word)
    .map((id) => ({word: id, weight: vocabulary.words[id] === word ? weights.exact : weights.stem}));
}

/** A word that is not in the index also matches longer words, even if it is not open. */
function asWritten({word, isOpen}: Unit, vocabulary: Vocabulary): readonly Expansion[] {
  const same = sameStem(word, vocabulary);
  if (!isOpen && (same.length > 0 || word.length < minPartLength)) return same;
  const known = new Set(same.map(({word: id}) => id));
  const longer = vocabulary.withPrefix(word, maxPrefixed).filter((id) => !known.has(id));
  return [...same, ...weigh(longer, weights.prefix)];
}

/** Applies the edit distance that the reader wrote (`~N`). */
function within({word, editDistance}: Unit, vocabulary: Vocabulary): readonly Expansion[] {
  const near = vocabulary.near(word, Math.min(editDistance, maxEditDistance, word.length - 1)).slice(0, maxPatterned);
  return near.map(({word: id, distance}) => ({word: id, weight: 1 / (1 + distance)}));
}

/** Returns the nearest words that `word` may be a misspelling of. The longer it is, the more letters may be wrong. */
export function nearestWords(word: string, vocabulary: Vocabulary, isOpen = false): readonly number[] {
  const limit = allowedErrors(word.length);
  if (limit === 0) return [];
  const whole = vocabulary.near(word, limit);
  const near = whole.length > 0 || !isOpen ? whole : vocabulary.near(word, limit, true);
  const nearest = near.filter(({distance}) => distance === near[0]?.distance);
  return nearest.map(({word: id}) => id).slice(0, maxMisspelled);
}

/** Returns all ways to split a word in two: `tilemap` -> `tile` `map` and so on. */
function splitsOf(word: string): readonly (readonly string[])[] {
  const count = Math.max(0, word.length - 2 * minPartLength + 1);
  return Array.from({length: count}, (_, i) => [word.slice(0, i + minPartLength), word.slice(i + minPartLength)]);
}

/** Returns the phrases that are in the index. */
function toSequences(phrases: readonly (readonly string[])[], weight: number, store: TextStore): readonly Sequence[] {
  return phrases
    .map((phrase) => phrase.map((part) => store.vocabulary.withStem(part)))
    .map((parts) => ({parts, weight, hits: parts.every(({length}) => length > 0) ? findSequence(parts, store) : []}))
    .filter(({hits}) => hits.length > 0);
}

/** Returns the synonyms of a word and of its other forms. */
function synonymsOf(word: string, store: TextStore, synonyms: Synonyms): Expansions {
  const {vocabulary} = store;
  const forms = [word, ...vocabulary.withStem(word).map((id) => vocabulary.words[id] ?? '')];
  const phrases = [...new Set(forms.flatMap((form) => synonyms(form)))].slice(0, maxSynonyms).map(wordsIn);
  const [single, several] = [phrases.filter(({length}) => length === 1), phrases.filter(({length}) => length > 1)];
  return {
    words: weigh([...new Set(single.flat().flatMap((one) => vocabulary.withStem(one)))], weights.synonym),
    sequences: toSequences(several, weights.synonym, store),
  };
}

export interface SequenceHit {
  readonly document: number;
  readonly field: number;
}

/** Further documents are not searched. */
const maxDocuments = 1500;

/** Finds where words are consecutive or in one identifier. `parts` are the alternatives for each word. */
function findSequence(parts: readonly (readonly number[])[], store: TextStore): readonly SequenceHit[] {
  const formSets = parts.map((words) => new Set(words.flatMap((word) => store.vocabulary.formsWith(word))));
  return documentsWithAll(parts, store).flatMap((document) =>
    fieldsWith(formSets, store.tokens[document] ?? []).map((field) => ({document, field})),
  );
}

function documentsWithAll(parts: readonly (readonly number[])[], store: TextStore): readonly number[] {
  let documents: Set<number> | undefined;
  for (const words of parts) {
    const before = documents;
    const found = new Set<number>();
    for (const word of words) {
      store.forEachPosting(word, (document) => {
        if (!before || before.has(document)) found.add(document);
      });
    }
    documents = found;
  }
  return [...(documents ?? [])].slice(0, maxDocuments);
}

/** Returns the field of each occurrence. */
function fieldsWith(formSets: readonly ReadonlySet<number>[], tokens: readonly number[]): readonly number[] {
  const found: number[] = [];
  let field = 0;
  let matched = 0;
  for (const token of tokens) {
    if (token < 0) field = -1 - token;
    matched = extend(formSets, matched, formOf(token));
    if (matched < formSets.length) continue;
    found.push(field);
    matched = 0;
  }
  return found;
}

/** Returns how many parts are matched after one more form, which may contain several of them. */
function extend(formSets: readonly ReadonlySet<number>[], matched: number, form: number): number {
  let count = formSets[matched]?.has(form) ? matched : 0;
  while (formSets[count]?.has(form)) count++;
  return count;
}
