import type {ConceptTable} from './conceptTable';
import {synonymsIn} from './synonyms';

export type {ConceptMatch} from './conceptMatch';
export {readConceptTable, type ConceptTable} from './conceptTable';
export {matchConcepts} from './matchConcepts';
export {phraseKey} from './words';

/** Returns the synonyms of a word in any of its forms, in lower case as the file writes them, without the word itself. */
export function synonymsOf(table: ConceptTable, word: string): readonly string[] {
  return synonymsIn(table.synonyms, word);
}
