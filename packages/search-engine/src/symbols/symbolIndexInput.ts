/** The parts of the API's published symbol index that `encodeSymbols` reads. */
export interface SymbolIndexInput {
  readonly namespaces: readonly NamespaceInput[];
  readonly types: readonly TypeInput[];
}

export interface NamespaceInput {
  readonly name: string;
  readonly summary?: string;
  /** With the site's base. */
  readonly path: string;
}

interface SymbolInput {
  readonly name: string;
  readonly kind: string;
  /** The signature of a type includes its bases. */
  readonly signature: string;
  readonly summary?: string;
  /** The first release that has it; absent if it is in the oldest known release. */
  readonly since?: string;
  /** The last release that had it; absent unless it was removed. */
  readonly until?: string;
  readonly obsolete?: true;
}

export interface TypeInput extends SymbolInput {
  readonly namespace: string;
  /** With the site's base; a removed type may have none. */
  readonly path?: string;
  readonly members: readonly MemberInput[];
}

export interface MemberInput extends SymbolInput {
  /** The anchor of this overload; a removed member has none. */
  readonly anchor?: string;
}
