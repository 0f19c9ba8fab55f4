import {type Expansions, weights} from './expandUnit';
import type {SequenceHit} from './findSequence';
import {indexedFields} from './indexedFields';
import type {TextStore} from './TextStore';
import type {Unit} from './toUnits';

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
