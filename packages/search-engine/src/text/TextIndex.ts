import type {HitType} from '..';
import type {Clause} from '../query/parseQuery';
import {sum} from '../sum';
import {describeMatch, weightOf, UnitMarks} from './describeMatch';
import {expandJoined, expandUnit, type Expansions, nearestWords, type Synonyms} from './expandUnit';
import {prohibitedDocuments, rankDocuments, type RankedDocument, scoreUnit} from './rankDocuments';
import {type TextDocument, TextStore} from './TextStore';
import {isPlainWord, toUnits, type Unit} from './toUnits';
import {wordsIn} from './words';

export interface TextQuery {
  readonly clauses: readonly Clause[];
  /** Returns words and phrases that mean the same as a folded word, without the word itself. */
  readonly synonyms: Synonyms;
  /** True if the reader may still be typing the last word, so that it also matches longer ones. */
  readonly isLastWordOpen: boolean;
}

/** A found document. */
export interface TextMatch {
  readonly id: number;
  /** Comparable within one search. */
  readonly score: number;
  /** Weighted fraction of the query's words that the document has (0 to 1). */
  readonly coverage: number;
  /** The same for its title and heading only; a synonym counts half. */
  readonly titleCoverage: number;
  /** Fraction of the query's words that are adjacent and in order in the title or heading (0 to 1). */
  readonly exactness: number;
  /** The kind of field that has most of the words. */
  readonly type: HitType;
  /** The matched words of the text, folded; for marks and for highlighting the page. */
  readonly terms: readonly string[];
}

const maxMatches = 200;

/** The full-text index. Finds documents with weighted fields by words (see `parseQuery`) and ranks them by BM25F. */
export class TextIndex {
  private readonly store = new TextStore();

  /** Adds a document, or fields to the one with this id. Existing fields stay unchanged. */
  add(document: TextDocument): void {
    this.store.add(document);
  }

  /** Returns the best 200 documents, best first; equal ones in the order in which they were added. */
  search({clauses, synonyms, isLastWordOpen}: TextQuery): readonly TextMatch[] {
    const {store} = this;
    const all = toUnits(clauses, isLastWordOpen);
    const units = all.filter(({presence}) => presence !== 'prohibited');
    const expansions = this.expand(units, synonyms);
    const scores = units.map((unit, index) => scoreUnit(unit, expansions[index] ?? nothing, store));
    const ranked = rankDocuments(units, scores, this.prohibited(all, synonyms), maxMatches);
    const weights = toWeights(scores.map(({idf}) => idf));
    const marks = new UnitMarks(units, expansions, store);
    const matches = ranked.map((one) => this.toMatch(one, marks, weights));
    return matches.sort((one, other) => other.score - one.score);
  }

  /**
   * Returns a term with each unknown word replaced by the nearest word in the index; undefined if all are known or none is
   * near.
   */
  nearestWord(term: string): string | undefined {
    const words = wordsIn(term);
    const near = words.map((word) => this.nearest(word) ?? word);
    return near.some((word, index) => word !== words[index]) ? near.join(' ') : undefined;
  }

  private nearest(word: string): string | undefined {
    const {vocabulary} = this.store;
    if (vocabulary.withStem(word).length > 0) return undefined;
    const near = [...nearestWords(word, vocabulary)];
    const [best] = near.sort((one, other) => this.store.frequency(other) - this.store.frequency(one));
    return best === undefined ? undefined : vocabulary.words[best];
  }

  private expand(units: readonly Unit[], synonyms: Synonyms): readonly Expansions[] {
    const {vocabulary} = this.store;
    const joined = units.map((unit, index) => {
      const next = units[index + 1];
      return next && isPlainWord(unit) && isPlainWord(next) ? expandJoined(unit, next, vocabulary) : [];
    });
    return units.map((unit, index) => {
      const {words, sequences} = expandUnit(unit, this.store, synonyms);
      return {words: [...words, ...(joined[index - 1] ?? []), ...(joined[index] ?? [])], sequences};
    });
  }

  private prohibited(units: readonly Unit[], synonyms: Synonyms): ReadonlySet<number> {
    const prohibited = units.filter(({presence}) => presence === 'prohibited');
    const scores = prohibited.map((unit) => scoreUnit(unit, expandUnit(unit, this.store, synonyms), this.store));
    return prohibitedDocuments(prohibited, scores);
  }

  private toMatch({document, score, units}: RankedDocument, marks: UnitMarks, weights: readonly number[]): TextMatch {
    const {proximity, ...description} = describeMatch(document, marks, weights, this.store);
    const coverage = Math.min(1, weightOf(units, weights));
    const factor = coverage * (1 + proximity / 2 + description.exactness * description.titleCoverage);
    return {id: this.store.ids[document] ?? 0, score: score * factor, coverage, ...description};
  }
}

const nothing: Expansions = {words: [], sequences: []};

/** Returns the weight of each word; the weights add up to 1. A word that is nowhere gets the average weight. */
function toWeights(frequencies: readonly number[]): readonly number[] {
  const known = frequencies.filter((one) => one > 0);
  const average = known.length > 0 ? sum(known) / known.length : 1;
  const all = sum(frequencies.map((one) => one || average));
  return frequencies.map((one) => (one || average) / all);
}
