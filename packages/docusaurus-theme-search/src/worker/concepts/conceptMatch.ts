export interface ConceptMatch {
  /** Path and hash with the site's base, best first. */
  readonly answers: readonly string[];
  /** How closely query and phrase agree, from 0 to 1. 1 means that each has all the words of the other. */
  readonly closeness: number;
  /** The matched phrase or other name, as the file writes it. */
  readonly phrase: string;
  readonly kind: 'concept' | 'renamed';
  /** The origin of a renamed API's other name: `cocos2d-x`. */
  readonly from?: string;
}
