/** What `encodeSymbols` is given: the API's symbol index as it is published, as far as the search reads it. */
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
  /** A type's names its bases. */
  readonly signature: string;
  readonly summary?: string;
  /** The first release that has it; absent: as old as the oldest release known. */
  readonly since?: string;
  /** The last release that had it; absent: it is still there. */
  readonly until?: string;
  readonly obsolete?: true;
}

export interface TypeInput extends SymbolInput {
  readonly namespace: string;
  /** With the site's base; a removed type has none. */
  readonly path?: string;
  readonly members: readonly MemberInput[];
}

export interface MemberInput extends SymbolInput {
  /** Of this one overload; a removed member has none. */
  readonly anchor?: string;
}
