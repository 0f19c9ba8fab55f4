import type {ConceptsLane} from '../../shared/conceptsLane';
import {sum} from '../sum';
import {listPlaces} from './listPlaces';
import type {QueryWord} from './queryWords';
import {readRenamedTable, type RenamedTable} from './renamedTable';
import {weakWords} from './stopWords';
import {readSynonyms, type SynonymTable} from './synonyms';
import {toWord} from './words';

/** What `readConceptTable` makes of the lane: opaque to all but this folder. Stems are numbers here. */
export interface ConceptTable {
  readonly phrases: readonly Phrase[];
  /** Every word of the phrases, in each form that they have. */
  readonly vocabulary: readonly VocabularyWord[];
  readonly stems: ReadonlyMap<string, number>;
  /** By stem. Rare words weigh more: 1.6 where only one phrase has it. */
  readonly weights: readonly number[];
  /** By stem: indices of the phrases with it. */
  readonly uses: readonly (readonly number[])[];
  readonly synonyms: SynonymTable;
  readonly renamed: RenamedTable;
  /** What the words of recent queries may mean: while somebody types, all but the last word stay the same. */
  readonly known: Map<string, QueryWord>;
}

export interface Phrase {
  readonly text: string;
  readonly stems: readonly number[];
  /** What all its words weigh together. */
  readonly weight: number;
  /** Index of its concept. */
  readonly concept: number;
  readonly answers: readonly string[];
}

export interface VocabularyWord {
  readonly text: string;
  readonly stem: number;
}

/** Builds what `matchConcepts` searches. */
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
    // The lane's phrases are words in lower case already, without stop words.
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
const most = 1.6;

function weightOf(stem: string, uses: number): number {
  // Whatever has "not" in it is another question, however many have it.
  if (stem === 'not') return most;
  const rarity = most / (1 + 0.25 * Math.log2(uses));
  return weakStems.has(stem) ? rarity * weakShare : rarity;
}
