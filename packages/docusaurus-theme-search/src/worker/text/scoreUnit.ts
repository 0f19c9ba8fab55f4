import {k1} from '../../shared';
import type {Expansions} from './expandUnit';
import type {TextStore} from './TextStore';
import type {Unit} from './toUnits';

/** Weights of hits by field: the specification's five in rank order, then the title of a section's page. */
const fieldWeights = [6, 5, 3, 2, 1, 2];

/** The documents that have a word of the query. */
export interface UnitScores {
  readonly documents: readonly number[];
  /** Scores of `documents`, in the same order. */
  readonly scores: readonly number[];
  /** Inverse document frequency of the word; 0 if it is in no document. */
  readonly idf: number;
}

/**
 * Scores one word by BM25F (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009, section 3.6). Its expansions
 * are treated as less frequent occurrences of it: the best one's weight is a factor of the score, and the others add to
 * the frequency.
 */
export function scoreUnit(unit: Unit, {words, sequences}: Expansions, store: TextStore): UnitScores {
  const found = new Frequencies(unit.fieldSet, store);
  for (const {word, weight} of words) {
    store.forEachPosting(word, (document, field, count) => found.add(document, field, count, weight));
  }
  for (const {hits, weight} of sequences) {
    for (const {document, field} of hits) found.add(document, field, 1, weight);
  }
  const {documents} = found;
  const idf = idfOf(documents.length, store.ids.length);
  return {documents, scores: documents.map((document) => idf * unit.boost * found.take(document)), idf};
}

// By document; reused between calls, after which all elements are 0.
let frequencies = new Float64Array(0);
let bestWeights = new Float64Array(0);

class Frequencies {
  readonly documents: number[] = [];

  constructor(
    private readonly fieldSet: number,
    private readonly store: TextStore,
  ) {
    if (frequencies.length >= store.ids.length) return;
    frequencies = new Float64Array(store.ids.length * 2);
    bestWeights = new Float64Array(store.ids.length * 2);
  }

  add(document: number, field: number, count: number, weight: number): void {
    if (!(this.fieldSet & (1 << field))) return;
    const best = bestWeights[document] ?? 0;
    if (best === 0) this.documents.push(document);
    if (weight > best) bestWeights[document] = weight;
    const share = (weight * (fieldWeights[field] ?? 0) * count) / this.store.lengthNorm(document, field);
    frequencies[document] = (frequencies[document] ?? 0) + share;
  }

  /** Returns the saturated frequency of a document and resets it. */
  take(document: number): number {
    const best = bestWeights[document] ?? 1;
    const frequency = (frequencies[document] ?? 0) / best;
    frequencies[document] = bestWeights[document] = 0;
    return (best * frequency * (k1 + 1)) / (frequency + k1);
  }
}

function idfOf(found: number, all: number): number {
  return found === 0 ? 0 : Math.log(1 + (all - found + 0.5) / (found + 0.5));
}
