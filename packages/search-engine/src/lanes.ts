// The content of the index's files, which theme-search writes and the engine reads. Short keys keep the downloads small.

/** The names of everything, enough for the first suggestions: `search/<version>/first.<hash>.json`. */
export interface FirstLane {
  readonly format: number;
  readonly contexts: readonly ContextPages[];
  /** The symbols and their context (`api`); absent where the site has none. */
  readonly symbols?: {readonly context: string; readonly lane: SymbolsLane};
  /** Addresses of the popular pages with the site's base, best first. */
  readonly popular?: readonly string[];
  /** Length of an excerpt in characters, if it is not the default. */
  readonly excerptLength?: number;
}

export interface ContextPages {
  readonly name: string;
  readonly pages: readonly PageNames[];
}

/** An encoded `Page` (see page.ts). */
export interface PageNames {
  readonly u: string;
  readonly t: string;
  readonly d?: string;
  readonly k?: readonly string[];
  readonly b: readonly string[];
  readonly h: readonly (readonly [anchor: string, heading: string])[];
  readonly p?: number;
  readonly v?: string;
}

/** What people mean by their words: `search/<version>/concepts.<hash>.json`. */
export interface ConceptsFile {
  readonly format: number;
  readonly concepts: ConceptsLane;
}

/** The full text of a context: `search/<version>/<context>.<hash>.json`. */
export interface TextLane {
  readonly format: number;
  /**
   * The texts of each page of the context, in the first lane's order: the text before its first heading, then the text
   * below each heading. White space is collapsed.
   */
  readonly texts: readonly (readonly string[])[];
  /** Only in the symbols' context. */
  readonly symbols?: SymbolTexts;
}

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

/**
 * All types and members, small enough for the first answer. Only `encodeSymbols`, which writes it, and `readSymbols` depend
 * on the encoding. Symbols are numbered consecutively: namespaces, types, then the members of each type. Addresses are
 * derived (api-model's `pagePath` and `nameAnchor`); only those that differ are stored.
 */
export interface SymbolsLane {
  /** Root of the reference, with the site's base: `/docs/api`. */
  readonly root: string;
  /** All releases that marks refer to. */
  readonly releases: readonly string[];
  /** Full names. */
  readonly namespaces: readonly string[];
  /** Run lengths of types by namespace: a namespace's index, the number of its consecutive types, and so on. */
  readonly runs: readonly number[];
  /**
   * `cCCNode;c;fm_tAnchor m_uTag;mRunAction`: the letter of the type's kind and its name, then a part for each run of
   * members of one kind, with the letter of that kind and the members' names. Constructors need no names.
   */
  readonly types: readonly string[];
  /** Indexes of the bases of each type, as far as they are in the lane: `,` between bases, a space between types. */
  readonly bases: string;
  /**
   * Marks of individual symbols, separated by spaces: the distance from the last marked symbol, then signs with their
   * numbers: `*` overloads besides the first, `^` popularity, `@` the first and `~` the last release that had it (index of
   * `releases`), `!` obsolete. Numbers are in base 36.
   */
  readonly marks: string;
  /** Addresses and anchors that differ from the derived ones, by the symbol's index. */
  readonly addresses?: Readonly<Record<number, string>>;
}

/** The texts of each symbol, in the order of the symbols that `readSymbols` returns. Empty where there is none. */
export interface SymbolTexts {
  readonly signatures: readonly string[];
  readonly summaries: readonly string[];
}
