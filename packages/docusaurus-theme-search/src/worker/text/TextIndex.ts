import type {HitType} from '../../shared';
import type {Clause} from '../query/clause';
import {sum} from '../sum';
import {describeMatch, shareOf} from './describeMatch';
import {expandJoined, expandUnit, type Expansions, nearestWords, type Synonyms} from './expandUnit';
import {prohibitedDocuments, rankDocuments, type RankedDocument} from './rankDocuments';
import {scoreUnit} from './scoreUnit';
import {type TextDocument, TextStore} from './TextStore';
import {isPlainWord, toUnits, type Unit} from './toUnits';
import {UnitMarks} from './UnitMarks';
import {wordsIn} from './wordsIn';

export interface TextQuery {
  readonly clauses: readonly Clause[];
  /** Words and phrases that mean the same as a folded word, without it. */
  readonly synonyms: Synonyms;
  /** The reader is still typing: the last word also stands for longer ones. */
  readonly isLastWordOpen: boolean;
}

/** A document that was found. */
export interface TextMatch {
  readonly id: number;
  /** Comparable within one search. */
  readonly score: number;
  /** 0..1: how much of what the query's words say the document has. */
  readonly coverage: number;
  /** 0..1: the same of title and heading; a synonym counts half. */
  readonly titleCoverage: number;
  /** 0..1: how many of the query's words stand in the title or heading, in this order and side by side. */
  readonly exactness: number;
  /** The field that has most of them. */
  readonly type: HitType;
  /** Words of the text that matched, folded: for marks, and for highlighting the page. */
  readonly terms: readonly string[];
}

const maxMatches = 200;

/** The full text index: documents with weighted fields, found by words (see `parseQuery`) and ranked by BM25F. */
export class TextIndex {
  private readonly store = new TextStore();

  /** Adds a document, or more fields to the one with this id; a field that it has stays as it is. */
  add(document: TextDocument): void {
    this.store.add(document);
  }

  /** The best 200 documents, best first; of equals the one that was added first. */
  search({clauses, synonyms, isLastWordOpen}: TextQuery): readonly TextMatch[] {
    const {store} = this;
    const all = toUnits(clauses, isLastWordOpen);
    const units = all.filter(({presence}) => presence !== 'prohibited');
    const expansions = this.expand(units, synonyms);
    const scores = units.map((unit, index) => scoreUnit(unit, expansions[index] ?? nothing, store));
    const ranked = rankDocuments(units, scores, this.prohibited(all, synonyms), maxMatches);
    const shares = toShares(scores.map(({idf}) => idf));
    const marks = new UnitMarks(units, expansions, store);
    const matches = ranked.map((one) => this.toMatch(one, marks, shares));
    return matches.sort((one, other) => other.score - one.score);
  }

  /**
   * A term as it is most likely meant: each word that is not in the index replaced by the nearest that is. Undefined if all
   * are, or none is near.
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

  private toMatch({document, score, units}: RankedDocument, marks: UnitMarks, shares: readonly number[]): TextMatch {
    const {proximity, ...description} = describeMatch(document, marks, shares, this.store);
    const coverage = Math.min(1, shareOf(units, shares));
    const factor = coverage * (1 + proximity / 2 + description.exactness * description.titleCoverage);
    return {id: this.store.ids[document] ?? 0, score: score * factor, coverage, ...description};
  }
}

const nothing: Expansions = {words: [], sequences: []};

/** How much each word counts, in all 1. One that is nowhere counts as the others do on average. */
function toShares(frequencies: readonly number[]): readonly number[] {
  const known = frequencies.filter((one) => one > 0);
  const average = known.length > 0 ? sum(known) / known.length : 1;
  const all = sum(frequencies.map((one) => one || average));
  return frequencies.map((one) => (one || average) / all);
}
