import {type Field, fields} from '../../shared';
import {hasLetters, indexOfOperator} from './splitWords';

/** The reading of the part of a word before its colon. */
export type FieldReading =
  | {readonly kind: 'none'}
  | {readonly kind: 'field'; readonly field: Field; readonly length: number}
  /** A field whose value is not in the same word. */
  | {readonly kind: 'open'; readonly field: Field; readonly length: number}
  | {readonly kind: 'unknown'; readonly name: string};

const none: FieldReading = {kind: 'none'};

/** Reads `field:` at the start of a word without presence operator; `length` includes the colon. */
export function readField(word: string): FieldReading {
  const colon = indexOfOperator(word, ':');
  const name = word.slice(0, Math.max(colon, 0));
  const value = word.slice(colon + 1);
  if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) || /^[:/\\]./.test(value)) return none;
  const length = colon + 1;
  if (isField(name) && !hasLetters(value)) return {kind: 'open', field: name, length};
  const field = name.toLowerCase();
  if (isField(field) && value !== '') return {kind: 'field', field, length};
  return looksLikeValue(value) ? {kind: 'unknown', name} : none;
}

function isField(name: string): name is Field {
  return (fields as readonly string[]).includes(name);
}

/** Returns false for colons without a field: selectors (`addChild:z:tag:`), ports (`localhost:8080`) and JSON (`a:{`). */
function looksLikeValue(value: string): boolean {
  return /^[\p{L}\p{N}_*]/u.test(value) && !/^\d+\W*$/.test(value) && indexOfOperator(value, ':') < 0;
}
