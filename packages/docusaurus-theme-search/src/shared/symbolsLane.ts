/**
 * All types and members, small enough for the first answer. Encoded by `encodeSymbols`, read by `readSymbols`; nobody
 * else looks inside. Symbols are counted through: namespaces, types, then the members of each type. Addresses are not
 * stored but derived (`derivedAddress.ts`), except for those that differ.
 */
export interface SymbolsLane {
  /** Where the reference stands, with the site's base: `/docs/api`. */
  readonly root: string;
  /** All releases that marks speak of. */
  readonly releases: readonly string[];
  /** Full names. */
  readonly namespaces: readonly string[];
  /** How many types in a row are of one namespace: its index, their number, and so on. */
  readonly runs: readonly number[];
  /**
   * `cCCNode;c;fm_tAnchor m_uTag;mRunAction`: the letter of the type's kind and its name, then a part for each run of
   * members of one kind, with the letter of that kind and their names, which constructors do not need.
   */
  readonly types: readonly string[];
  /** For each type those of its bases that are here, by index: `,` between bases, a space between types. */
  readonly bases: string;
  /**
   * What is known of single symbols, with a space between: how many symbols after the last one, then signs and what they
   * count, `*` overloads beside the first, `^` popularity, `@` the first and `~` the last release that had it (index of
   * `releases`), `!` obsolete. Numbers are of base 36.
   */
  readonly marks: string;
  /** Of namespaces, then types; absent where these come with the text. */
  readonly summaries?: readonly string[];
  /** Addresses and anchors that are not as derived, by the symbol's index. */
  readonly addresses?: Readonly<Record<number, string>>;
}

/** What is said of each symbol, in the order of the symbols that `readSymbols` returns. Empty where there is nothing. */
export interface SymbolTexts {
  readonly signatures: readonly string[];
  /** Also empty where the first lane has it. */
  readonly summaries: readonly string[];
}
