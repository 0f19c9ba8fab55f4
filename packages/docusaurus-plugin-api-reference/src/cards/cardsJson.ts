/** What the card of an identifier in shown code says; absent fields have nothing to say. All is plain text. */
export interface CardJson {
  /** `class`, `method`, `namespace`. */
  readonly kind: string;
  /** Of a type or namespace; the members in the same file are that type's, and their signatures say their names. */
  readonly name?: string;
  /** Of a type. */
  readonly namespace?: string;
  /** Address of a small picture of it, where it can be seen. */
  readonly picture?: string;
  /** In one line; a namespace has none. */
  readonly signature?: string;
  readonly summary?: string;
  /** The first release that has it. */
  readonly since?: string;
  /** Where it is missing, or the few builds that have it: `Not on iOS`. */
  readonly platforms?: string;
  /** Why not to use it; empty when the engine does not say. */
  readonly obsolete?: string;
}

/** `/docs/api/cards/<page>.json`: the cards of a page by anchor, the page's own by ''. */
export type CardsJson = Readonly<Record<string, CardJson>>;

/** Overloads that one page of another library tells of together. */
export interface ExternalCardJson {
  readonly kind: string;
  readonly name: string;
  readonly library: string;
  readonly signatures: readonly string[];
}

/** `/docs/api/cards/external.json`: by address. */
export type ExternalCardsJson = Readonly<Record<string, ExternalCardJson>>;
