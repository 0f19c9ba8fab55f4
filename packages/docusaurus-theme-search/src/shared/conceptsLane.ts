/**
 * The field's own words, hand-kept in YAML and checked against the built site. Written by `toConceptsLane`, read by
 * `readConceptTable`; short, because everybody downloads it.
 */
export interface ConceptsLane {
  readonly synonyms: readonly Synonyms[];
  /** All places that answer something, by page. Answers count them in this order. */
  readonly places: readonly PagePlaces[];
  /** What people want, and where it is answered; the most wanted first. */
  readonly concepts: readonly Concept[];
  /** Names of other engines, and of earlier times, that have another name here. */
  readonly renamed: readonly RenamedGroup[];
}

/** What a site without these files has. */
export const noConcepts: ConceptsLane = {synonyms: [], places: [], concepts: [], renamed: []};

/** Lower case. Each word stands for all others of a group (`['music', 'song']`); with `to`, only for what it leads to. */
export type Synonyms = readonly string[] | {readonly from: string; readonly to: readonly string[]};

export type PagePlaces = readonly [
  /** Path with the site's base. */
  page: string,
  /** Anchors without `#`, separated by spaces; an empty one is the page itself. */
  anchors: string,
];

export type Concept = readonly [
  /** As people write it, in lower case and without stop words, separated by bars: `play music|background music`. */
  phrases: string,
  /** Numbers of places, best first. */
  ...answers: number[],
];

export interface RenamedGroup {
  /** Where the names are from: `cocos2d-x 3`. */
  readonly from: string;
  /** Names, separated by bars (`Director::getInstance|CCDirector::sharedDirector`), and the places of what does the same. */
  readonly names: readonly (readonly [names: string, ...answers: number[]])[];
}
