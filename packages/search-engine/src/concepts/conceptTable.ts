import type {ConceptsLane, PagePlaces, RenamedGroup, Synonyms} from '../lanes';
import {weakWords} from '../stopWords';
import {sum} from '../sum';
import {toWord} from './words';

export interface ConceptMatch {
  /** Path and hash with the site's base, best first. */
  readonly answers: readonly string[];
  /** How closely query and phrase agree, from 0 to 1. 1 means that each has all the words of the other. */
  readonly closeness: number;
  /** The matched phrase or other name, as the file writes it. */
  readonly phrase: string;
  readonly kind: 'concept' | 'renamed';
  /** The origin of a renamed API's other name: `cocos2d-x`. */
  readonly from?: string;
}

/** The lane in the form that is searched; opaque outside this folder. Stems are numbers. */
export interface ConceptTable {
  readonly phrases: readonly Phrase[];
  /** Every word of the phrases, in each of its forms there. */
  readonly vocabulary: readonly VocabularyWord[];
  readonly stems: ReadonlyMap<string, number>;
  /** Weights by stem. Rare words weigh more, up to 1.6 if only one phrase has the stem. */
  readonly weights: readonly number[];
  /** Indices of the phrases with each stem. */
  readonly uses: readonly (readonly number[])[];
  readonly synonyms: SynonymTable;
  readonly renamed: RenamedTable;
  /** Cache of the meanings of recent query words, because all but the last word stay the same while the reader types. */
  readonly known: Map<string, QueryWord>;
}

/** A word of a query with its possible meanings. */
export interface QueryWord {
  /** Stems in phrases, with the probability that the word means each: 1 for its own. */
  readonly meanings: ReadonlyMap<number, number>;
  readonly weight: number;
}

export interface Phrase {
  readonly text: string;
  readonly stems: readonly number[];
  /** Sum of the weights of its words. */
  readonly weight: number;
  /** Index of its concept. */
  readonly concept: number;
  readonly answers: readonly string[];
}

export interface VocabularyWord {
  readonly text: string;
  readonly stem: number;
}

/** Builds the table that `matchConcepts` searches. */
export function readConceptTable(lane: ConceptsLane): ConceptTable {
  const places = listPlaces(lane.places);
  const toPlaces = (answers: readonly number[]): readonly string[] => answers.flatMap((answer) => places[answer] ?? []);
  const vocabulary = new Map<string, VocabularyWord>();
  const stems = new Map<string, number>();
  const stemOf = (text: string): number => {
    const known = vocabulary.get(text);
    if (known) return known.stem;
    const word = toWord(text);
    const stem = stems.get(word.stem) ?? stems.size;
    stems.set(word.stem, stem);
    vocabulary.set(text, {text: word.text, stem});
    return stem;
  };
  const numbered = lane.concepts.flatMap(([phrases, ...numbers], concept) => {
    const answers = toPlaces(numbers);
    // The lane's phrases are already in lower case and without stop words.
    return phrases
      .split('|')
      .map((text) => ({text, stems: [...new Set(text.split(' ').map(stemOf))], concept, answers}));
  });
  const uses = Array.from(stems, (): number[] => []);
  for (const [index, phrase] of numbered.entries()) for (const stem of phrase.stems) uses[stem]?.push(index);
  const weights = [...stems].map(([stem, index]) => weightOf(stem, uses[index]?.length ?? 0));
  return {
    phrases: numbered.map((phrase) => ({...phrase, weight: sum(phrase.stems.map((stem) => weights[stem] ?? 0))})),
    vocabulary: [...vocabulary.values()],
    stems,
    weights,
    uses,
    synonyms: readSynonyms(lane.synonyms),
    renamed: readRenamedTable(lane.renamed, toPlaces),
    known: new Map(),
  };
}

const weakStems: ReadonlySet<string> = new Set([...weakWords].map((word) => toWord(word).stem));
const weakWeight = 0.3;
const maxWeight = 1.6;

function weightOf(stem: string, uses: number): number {
  // "not" changes the question, however common it is.
  if (stem === 'not') return maxWeight;
  const rarity = maxWeight / (1 + 0.25 * Math.log2(uses));
  return weakStems.has(stem) ? rarity * weakWeight : rarity;
}

/** Synonyms by the stem of the query's word. */
export type SynonymTable = ReadonlyMap<string, readonly string[]>;

function readSynonyms(groups: readonly Synonyms[]): SynonymTable {
  const table = new Map<string, Set<string>>();
  const add = (from: string, to: readonly string[]): void => {
    const {stem} = toWord(from);
    const known = table.get(stem) ?? new Set();
    for (const word of to) if (word !== from) known.add(word);
    table.set(stem, known);
  };
  for (const group of groups) {
    if ('from' in group) add(group.from, group.to);
    else for (const word of group) add(word, group);
  }
  return new Map([...table].map(([stem, words]) => [stem, [...words]]));
}

/** Returns the synonyms of a word in any of its forms (`songs`: `music`, `audio`), in lower case and not stemmed. */
export function synonymsOf({synonyms}: ConceptTable, word: string): readonly string[] {
  return synonyms.get(toWord(word.toLowerCase()).stem) ?? [];
}

export interface RenamedName {
  readonly name: string;
  readonly from: string;
  readonly answers: readonly string[];
}

/** Renamed APIs by `nameKey`: `directorgetinstance`. */
export type RenamedTable = ReadonlyMap<string, RenamedName>;

/** @param toPlaces Returns the addresses of places by their numbers. */
function readRenamedTable(
  groups: readonly RenamedGroup[],
  toPlaces: (answers: readonly number[]) => readonly string[],
): RenamedTable {
  const table = new Map<string, RenamedName>();
  for (const {from, names: entries} of groups) {
    for (const [names, ...numbers] of entries) {
      const answers = toPlaces(numbers);
      // If names differ only in case or punctuation, the first is used.
      for (const name of names.split('|'))
        if (!table.has(nameKey(name))) table.set(nameKey(name), {name, from, answers});
    }
  }
  return table;
}

/** Returns a name without case and punctuation, so that `[CCDirector sharedDirector]` equals `CCDirector.SharedDirector`. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the addresses of places (path and hash with the site's base) in the order of their numbers. */
export function listPlaces(places: readonly PagePlaces[]): readonly string[] {
  return places.flatMap(([page, anchors]) =>
    anchors.split(' ').map((anchor) => (anchor === '' ? page : `${page}#${anchor}`)),
  );
}
