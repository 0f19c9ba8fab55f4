/** The content of a card for an identifier, in plain text. Fields without content are absent. */
export interface CardJson {
  /** `class`, `method`, `namespace`. */
  readonly kind: string;
  /** The name of a type or namespace. Members in the same file have none, because their signatures contain their names. */
  readonly name?: string;
  /** The namespace of a type. */
  readonly namespace?: string;
  /** The address of a small picture of it, if there is one. */
  readonly picture?: string;
  /** The declaration on one line; a namespace has none. */
  readonly signature?: string;
  readonly summary?: string;
  /** The first release that has it. */
  readonly since?: string;
  /** The builds that lack it, or the few builds that have it: `Not on iOS`. */
  readonly platforms?: string;
  /** Why not to use it; empty when the engine gives no reason. */
  readonly obsolete?: string;
}

/** `/docs/api/cards/<page>.json`: the cards of a page by anchor, the page's own by ''. */
export type CardsJson = Readonly<Record<string, CardJson>>;

/** Overloads that one page of another library describes together. */
export interface ExternalCardJson {
  readonly kind: string;
  readonly name: string;
  readonly library: string;
  readonly signatures: readonly string[];
}

/** `/docs/api/cards/external.json`: the cards of other libraries' APIs, by address. */
export type ExternalCardsJson = Readonly<Record<string, ExternalCardJson>>;
