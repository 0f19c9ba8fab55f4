import type {HitType} from '..';
import {type Expansions, type SequenceHit, weights} from './expandUnit';
import {formOf, indexedFields, isStopWord, sentenceEnd, type TextStore} from './TextStore';
import type {Unit} from './toUnits';

/** How the words of a query match a document. */
export interface MatchDescription {
  /** How close neighbors in the query are in the text (0 to 1). */
  readonly proximity: number;
  readonly titleCoverage: number;
  readonly exactness: number;
  readonly type: HitType;
  readonly terms: readonly string[];
}

/** Hit types by field. Descriptions are shown as content, and the title of a section's page as a title. */
const hitTypes: readonly HitType[] = ['title', 'heading', 'content', 'keywords', 'content', 'title'];
const maxTerms = 20;
/** Words further apart are not near each other. The end of a sentence adds some words of distance, that of a field more. */
const maxGap = 10;
const sentenceGap = 4;
const fieldGap = 100;
/** Factor for neighbors in reverse order. */
const reversed = 0.8;

/** Describes how a document matches. `weights` are the weights of the query's words, which add up to 1. */
export function describeMatch(
  document: number,
  marks: UnitMarks,
  weights: readonly number[],
  store: TextStore,
): MatchDescription {
  const scan = new DocumentScan(weights.length);
  const found = new Set<number>();
  for (const token of store.tokens[document] ?? []) {
    if (token <= 0) scan.pass(token);
    else {
      const form = formOf(token);
      const own = marks.ownOf(form, document, scan.field);
      const alike = marks.alikeOf(form, scan.field);
      if (!(own | alike)) scan.skip(isStopWord(token));
      else {
        scan.read(own, alike);
        for (const word of marks.wordsOf(form)) found.add(word);
      }
    }
  }
  const terms = [...found].slice(0, maxTerms).map((word) => store.vocabulary.words[word] ?? '');
  return {...scan.summary(weights), terms};
}

/** Returns the total weight of a set of the query's words. */
export function weightOf(set: number, weights: readonly number[]): number {
  return weights.reduce((sum, weight, unit) => (set & (1 << unit) ? sum + weight : sum), 0);
}

/** Records the units found in each field, and how near each other they are. */
class DocumentScan {
  field = 0;
  private position = 0;
  private longestRun = 0;
  private readonly found = hitTypes.map(() => ({own: 0, alike: 0}));
  /** By unit: its last position; the length of the run that ends with it; its best nearness to the previous unit. */
  private readonly last: number[];
  private readonly runs: number[];
  private readonly nearness: number[];

  constructor(units: number) {
    this.last = Array<number>(units).fill(-Infinity);
    this.runs = Array<number>(units).fill(0);
    this.nearness = Array<number>(units).fill(0);
  }

  /** Moves past the end of a sentence or the start of a field. */
  pass(token: number): void {
    this.position += token === sentenceEnd ? sentenceGap : fieldGap;
    if (token !== sentenceEnd) this.field = -1 - token;
  }

  /** Moves past a word that is not in the query. */
  skip(isStopWord: boolean): void {
    if (!isStopWord) this.position++;
  }

  read(own: number, alike: number): void {
    this.position++;
    const found = this.found[this.field];
    if (!found) return;
    found.own |= own;
    found.alike |= alike;
    for (let rest = own | alike; rest; rest &= rest - 1) {
      const unit = 31 - Math.clz32(rest & -rest);
      this.meet(unit);
      if (this.field < 2 && own & (1 << unit)) this.run(unit);
      this.last[unit] = this.position;
    }
  }

  summary(weights: readonly number[]): Omit<MatchDescription, 'terms'> {
    const own = (this.found[0]?.own ?? 0) | (this.found[1]?.own ?? 0);
    const alike = ((this.found[0]?.alike ?? 0) | (this.found[1]?.alike ?? 0)) & ~own;
    return {
      proximity: this.nearness.reduce((sum, near) => sum + near, 0) / Math.max(1, weights.length - 1),
      titleCoverage: weightOf(own, weights) + weightOf(alike, weights) / 2,
      exactness: this.longestRun / weights.length,
      type: this.typeOf(weights),
    };
  }

  private meet(unit: number): void {
    this.approach(unit, unit - 1, 1);
    this.approach(unit + 1, unit + 1, reversed);
  }

  private approach(pair: number, neighbor: number, factor: number): void {
    const gap = Math.max(1, this.position - (this.last[neighbor] ?? -Infinity));
    if (gap <= maxGap) this.nearness[pair] = Math.max(this.nearness[pair] ?? 0, factor / gap);
  }

  private run(unit: number): void {
    const isAdjacent = this.position - (this.last[unit - 1] ?? -Infinity) <= 1;
    const run = isAdjacent ? (this.runs[unit - 1] ?? 0) + 1 : 1;
    // A word of the query may be two in the text, so its second half continues the run of the first.
    const isRepeated = this.position - (this.last[unit] ?? -Infinity) <= 1;
    this.runs[unit] = isRepeated ? Math.max(run, this.runs[unit] ?? 0) : run;
    this.longestRun = Math.max(this.longestRun, this.runs[unit]);
  }

  /** Returns the type of the field that has most of the words; if equal, the first in rank order. */
  private typeOf(weights: readonly number[]): HitType {
    const covered = this.found.map(({own, alike}) => weightOf(own | alike, weights));
    const most = Math.max(...covered) - 1e-9;
    return hitTypes[covered.findIndex((weight) => weight >= most)] ?? 'content';
  }
}

/** Maps forms in the index to the query's words that they match. Sets of the query's words are bits of a number. */
export class UnitMarks {
  /** By form: words matched as written or corrected. */
  private readonly own: Int32Array;
  /** By form: words matched by a synonym. */
  private readonly alike: Int32Array;
  /** By form: words matched by part of a sequence. They match only in `places`, where the whole sequence is. */
  private readonly parts: Int32Array;
  private readonly places = new Map<number, number>();
  /** By field: words of the query that are searched for in it. */
  private readonly byField: readonly number[];
  private readonly words = new Set<number>();

  constructor(
    units: readonly Unit[],
    expansions: readonly Expansions[],
    private readonly store: TextStore,
  ) {
    const {formCount} = store.vocabulary;
    [this.own, this.alike, this.parts] = [
      new Int32Array(formCount),
      new Int32Array(formCount),
      new Int32Array(formCount),
    ];
    this.byField = indexedFields.map((_, field) =>
      units.reduce((set, {fieldSet}, unit) => (fieldSet & (1 << field) ? set | (1 << unit) : set), 0),
    );
    expansions.forEach((expansion, unit) => this.mark(expansion, 1 << unit));
  }

  ownOf(form: number, document: number, field: number): number {
    const parts = this.parts[form] ?? 0;
    const here = parts === 0 ? 0 : parts & (this.places.get(placeOf({document, field})) ?? 0);
    return (this.byField[field] ?? 0) & ((this.own[form] ?? 0) | here);
  }

  alikeOf(form: number, field: number): number {
    return (this.byField[field] ?? 0) & (this.alike[form] ?? 0);
  }

  /** Returns the words of a form that match a word of the query. */
  wordsOf(form: number): readonly number[] {
    return this.store.vocabulary.wordsOf(form).filter((word) => this.words.has(word));
  }

  private mark({words, sequences}: Expansions, unit: number): void {
    for (const {word, weight} of words) this.add(weight === weights.synonym ? this.alike : this.own, word, unit);
    for (const {parts, hits} of sequences) {
      for (const word of parts.flat()) this.add(this.parts, word, unit);
      for (const hit of hits) this.places.set(placeOf(hit), (this.places.get(placeOf(hit)) ?? 0) | unit);
    }
  }

  private add(sets: Int32Array, word: number, unit: number): void {
    this.words.add(word);
    for (const form of this.store.vocabulary.formsWith(word)) sets[form] = (sets[form] ?? 0) | unit;
  }
}

function placeOf({document, field}: SequenceHit): number {
  return document * 8 + field;
}
