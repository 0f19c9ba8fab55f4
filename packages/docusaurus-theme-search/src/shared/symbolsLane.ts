/**
 * All types and members, small enough for the first answer. Only `encodeSymbols`, which writes it, and `readSymbols` depend
 * on the encoding. Symbols are numbered consecutively: namespaces, types, then the members of each type. Addresses are
 * derived (`derivedAddress.ts`); only those that differ are stored.
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
