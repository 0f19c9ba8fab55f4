import {fields, type Field} from '../../shared';
import type {Clause, Presence} from '../query/clause';
import {fold} from './fold';
import {isStopWord} from './stopWords';
import {wordsIn} from './wordsIn';

/** A word that is looked for. A clause has several where its term is none (`side-scroller`, `CCNode.Position`). */
export interface Unit {
  /** Folded; a pattern where it has a `*`. */
  readonly word: string;
  readonly presence: Presence;
  /** A bit for each of `fields`. */
  readonly fieldSet: number;
  readonly editDistance: number;
  readonly boost: number;
  /** The reader may still be typing it: longer words match too. */
  readonly isOpen: boolean;
  /** The clause's place in the query; a prohibited clause prohibits what has all of its units. */
  readonly clause: number;
}

/** Sets of units are bits of a number. */
const maxUnits = 30;

const maxPatterns = 4;

/** What to look for; stop words only where nothing else is wanted. Doubles and what is behind the 30th word or the 4th pattern are left out. */
export function toUnits(clauses: readonly Clause[], isLastWordOpen: boolean): readonly Unit[] {
  const units = withoutDoubles(withFewPatterns(clauses.flatMap((clause, index) => unitsOf(clause, index))));
  const last = units.at(-1);
  if (last && isLastWordOpen && isPlainWord(last)) units[units.length - 1] = {...last, isOpen: true};
  const meaning = units.filter((unit) => !isIdle(unit));
  return (meaning.some(({presence}) => presence !== 'prohibited') ? meaning : units).slice(0, maxUnits);
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

/** Each wildcard and edit distance takes a look at all words. */
function withFewPatterns(units: readonly Unit[]): readonly Unit[] {
  const isPattern = ({word, editDistance}: Unit) => editDistance > 0 || word.includes('*');
  const patterns = new Set(units.filter(isPattern).slice(0, maxPatterns));
  return units.filter((unit) => patterns.has(unit) || !isPattern(unit));
}

function toFieldSet(named: readonly Field[]): number {
  return named.reduce((set, field) => set | (1 << fields.indexOf(field)), 0);
}

function withoutDoubles(units: readonly Unit[]): Unit[] {
  return [...new Map(units.map((unit) => [`${unit.word} ${unit.presence} ${unit.fieldSet}`, unit])).values()];
}

/** Whether other words may stand for it. */
export function isPlainWord({word, presence, editDistance}: Unit): boolean {
  return presence !== 'prohibited' && editDistance === 0 && !word.includes('*');
}

function isIdle(unit: Unit): boolean {
  return isPlainWord(unit) && unit.presence === 'optional' && unit.fieldSet === allFields && isStopWord(unit.word);
}

const allFields = toFieldSet(fields);
