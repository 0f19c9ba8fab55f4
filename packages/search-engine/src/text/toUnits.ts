import {fields, type Field} from '..';
import type {Clause, Presence} from '../query/parseQuery';
import {fold, wordsIn} from './words';
import {indexedFields} from './TextStore';
import {isStopWord} from '../stopWords';

/** A word to search for. A clause has several if its term is not a single word (`side-scroller`, `CCNode.Position`). */
export interface Unit {
  /** Folded; a pattern if it has a `*`. */
  readonly word: string;
  readonly presence: Presence;
  /** A bit for each of `indexedFields`. */
  readonly fieldSet: number;
  readonly editDistance: number;
  readonly boost: number;
  /** True if the reader may still be typing it, so that longer words match too. */
  readonly isOpen: boolean;
  /** Index of the clause in the query. A prohibited clause excludes documents with all of its units. */
  readonly clause: number;
}

/** Limited because sets of units are bits of a number. */
const maxUnits = 30;

const maxPatterns = 4;

const allFields = 2 ** indexedFields.length - 1;

/** Returns at most 30 words to search for, without duplicates, at most 4 patterns among them, and stop words only if alone. */
export function toUnits(clauses: readonly Clause[], isLastWordOpen: boolean): readonly Unit[] {
  const units = withoutDuplicates(withFewPatterns(clauses.flatMap((clause, index) => unitsOf(clause, index))));
  const last = units.at(-1);
  if (last && isLastWordOpen && isPlainWord(last)) units[units.length - 1] = {...last, isOpen: true};
  const meaningful = units.filter((unit) => !isOptionalStopWord(unit));
  return (meaningful.some(({presence}) => presence !== 'prohibited') ? meaningful : units).slice(0, maxUnits);
}

function unitsOf(clause: Clause, index: number): Unit[] {
  const words = clause.hasWildcard ? patternsIn(clause.term) : wordsIn(clause.term);
  const {presence, editDistance, boost} = clause;
  const fieldSet = toFieldSet(clause.fields);
  return words.map((word) => ({word, presence, fieldSet, editDistance, boost, isOpen: false, clause: index}));
}

function patternsIn(term: string): readonly string[] {
  const patterns = term.match(/[\p{L}\p{N}\p{M}_*'’]+/gu) ?? [];
  return patterns.map((pattern) => fold(pattern).replace(/\*+/g, '*')).filter((pattern) => /[^*]/.test(pattern));
}

/** Limits wildcards and edit distances, because each of them scans all words. */
function withFewPatterns(units: readonly Unit[]): readonly Unit[] {
  const isPattern = ({word, editDistance}: Unit) => editDistance > 0 || word.includes('*');
  const patterns = new Set(units.filter(isPattern).slice(0, maxPatterns));
  return units.filter((unit) => patterns.has(unit) || !isPattern(unit));
}

/** A query without field names searches all fields. */
function toFieldSet(named: readonly Field[]): number {
  if (named.length === fields.length) return allFields;
  return named.reduce((set, field) => set | (1 << indexedFields.indexOf(field)), 0);
}

function withoutDuplicates(units: readonly Unit[]): Unit[] {
  return [...new Map(units.map((unit) => [`${unit.word} ${unit.presence} ${unit.fieldSet}`, unit])).values()];
}

/** Returns true if other words may also match. */
export function isPlainWord({word, presence, editDistance}: Unit): boolean {
  return presence !== 'prohibited' && editDistance === 0 && !word.includes('*');
}

function isOptionalStopWord(unit: Unit): boolean {
  return isPlainWord(unit) && unit.presence === 'optional' && unit.fieldSet === allFields && isStopWord(unit.word);
}
