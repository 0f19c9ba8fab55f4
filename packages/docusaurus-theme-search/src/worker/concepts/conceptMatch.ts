export interface ConceptMatch {
  /** Path and hash with the site's base, best first. */
  readonly answers: readonly string[];
  /** From 0 to 1: whether all that the query asks for is what the phrase says, and nothing else. */
  readonly closeness: number;
  /** The phrase, or the other name, that was found: as the file writes it. */
  readonly phrase: string;
  readonly kind: 'concept' | 'renamed';
  /** Of a renamed API, where the other name is from: `cocos2d-x`. */
  readonly from?: string;
}
