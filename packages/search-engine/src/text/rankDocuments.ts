import {k1} from '..';
import type {Expansions} from './expandUnit';
import type {TextStore} from './TextStore';
import type {Unit} from './toUnits';

export interface RankedDocument {
  readonly document: number;
  readonly score: number;
  /** The query's words that it has, as bits. */
  readonly units: number;
}

/** Adds up the scores of all words, removes documents that lack a required one, and returns the best `limit`, best first. */
export function rankDocuments(
  units: readonly Unit[],
  scores: readonly UnitScores[],
  prohibited: ReadonlySet<number>,
  limit: number,
): readonly RankedDocument[] {
  const totals = add(scores);
  const required = setOf(units, ({presence}) => presence === 'required');
  const allowed = totals.documents.filter(
    (document) => ((totals.units[document] ?? 0) & required) === required && !prohibited.has(document),
  );
  const score = (document: number) => totals.scores[document] ?? 0;
  return best(allowed, score, limit).map((document) => ({
    document,
    score: score(document),
    units: totals.units[document] ?? 0,
  }));
}

function add(all: readonly UnitScores[]) {
  const size = 1 + all.reduce((most, {documents}) => documents.reduce((max, one) => Math.max(max, one), most), 0);
  const totals = {documents: [] as number[], scores: new Float64Array(size), units: new Int32Array(size)};
  all.forEach(({documents, scores}, unit) => {
    documents.forEach((document, index) => {
      if (!totals.units[document]) totals.documents.push(document);
      totals.units[document] = (totals.units[document] ?? 0) | (1 << unit);
      totals.scores[document] = (totals.scores[document] ?? 0) + (scores[index] ?? 0);
    });
  });
  return totals;
}

/** Returns the first `limit` documents by score, then by number. */
function best(documents: readonly number[], score: (document: number) => number, limit: number): readonly number[] {
  const least = Float64Array.from(documents, score).sort().at(-limit) ?? 0;
  const candidates = documents.filter((document) => score(document) >= least);
  return candidates.sort((one, other) => score(other) - score(one) || one - other).slice(0, limit);
}

/** Returns the documents that have all units of a prohibited clause. */
export function prohibitedDocuments(units: readonly Unit[], scores: readonly UnitScores[]): ReadonlySet<number> {
  const byClause = new Map<number, number[]>();
  units.forEach(({clause}, index) => {
    const documents = scores[index]?.documents ?? [];
    const before = byClause.get(clause);
    const both = new Set(before);
    byClause.set(clause, before ? documents.filter((document) => both.has(document)) : [...documents]);
  });
  return new Set([...byClause.values()].flat());
}

function setOf(units: readonly Unit[], test: (unit: Unit) => boolean): number {
  return units.reduce((set, unit, index) => (test(unit) ? set | (1 << index) : set), 0);
}

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
    const contribution = (weight * (fieldWeights[field] ?? 0) * count) / this.store.lengthNorm(document, field);
    frequencies[document] = (frequencies[document] ?? 0) + contribution;
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
