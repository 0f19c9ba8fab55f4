import type {ConceptsLane} from '../../shared/conceptsLane';
import {sum} from '../sum';
import {listPlaces} from './listPlaces';
import {readRenamedTable, type RenamedTable} from './renamedTable';
import {weakWords} from '../stopWords';
import {readSynonyms, type SynonymTable} from './synonyms';
import {toWord} from './words';

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
const weakShare = 0.3;
const maxWeight = 1.6;

function weightOf(stem: string, uses: number): number {
  // "not" changes the question, however common it is.
  if (stem === 'not') return maxWeight;
  const rarity = maxWeight / (1 + 0.25 * Math.log2(uses));
  return weakStems.has(stem) ? rarity * weakShare : rarity;
}
