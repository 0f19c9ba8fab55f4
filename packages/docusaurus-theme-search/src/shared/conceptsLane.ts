/**
 * The field's own words, maintained in YAML and checked against the built site. Written by `toConceptsLane`, read by
 * `readConceptTable`; short, because every search downloads it.
 */
export interface ConceptsLane {
  readonly synonyms: readonly Synonyms[];
  /** All places that answer something, by page. Answers refer to them by their number in this order. */
  readonly places: readonly PagePlaces[];
  /** What people search for, and where it is answered; the most common first. */
  readonly concepts: readonly Concept[];
  /** Names from other engines and earlier releases that have another name here. */
  readonly renamed: readonly RenamedGroup[];
}

/** The lane of a site without these files. */
export const noConcepts: ConceptsLane = {synonyms: [], places: [], concepts: [], renamed: []};

/** Lowercase words. Each word of a group finds all others (`['music', 'song']`); `from` finds `to` but not vice versa. */
export type Synonyms = readonly string[] | {readonly from: string; readonly to: readonly string[]};

export type PagePlaces = readonly [
  /** Path with the site's base. */
  page: string,
  /** Anchors without `#`, separated by spaces; an empty one is the page itself. */
  anchors: string,
];

export type Concept = readonly [
  /** Phrases in lower case and without stop words, separated by bars: `play music|background music`. */
  phrases: string,
  /** Numbers of places, best first. */
  ...answers: number[],
];

export interface RenamedGroup {
  /** Where the names are from: `cocos2d-x 3`. */
  readonly from: string;
  /** Names, separated by bars (`Director::getInstance|CCDirector::sharedDirector`), and the places of their equivalents. */
  readonly names: readonly (readonly [names: string, ...answers: number[]])[];
}
