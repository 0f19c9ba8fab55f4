import type {MemberKind, TypeKind} from 'api-model';

/**
 * All types and members, small enough to be searched: what `toSymbolIndex` makes. Absent fields have nothing to say.
 *
 * - A type's page is `path`; a removed type has none.
 * - A member's place is its type's `path`, `#` and `anchor`; a removed member has no anchor.
 * - Members stand below their type in the order of its page, removed ones last.
 */
export interface SymbolIndex {
  readonly schemaVersion: 1;
  /** The release that the facts are of. */
  readonly release: string;
  /** By name. */
  readonly namespaces: readonly NamespaceSymbol[];
  /** Sorted by uid. */
  readonly types: readonly TypeSymbol[];
}

export interface NamespaceSymbol {
  readonly name: string;
  /** Plain text. */
  readonly summary?: string;
  readonly path: string;
}

interface ApiSymbol {
  /** Types: as C# writes it, `CCRawList<T>`. Members: plain, `RunAction`; constructors by their type's name. */
  readonly name: string;
  /** The declaration as C# writes it; removed ones have theirs without return type and parameter names. */
  readonly signature: string;
  /** Plain text. */
  readonly summary?: string;
  /** The first release that has it; absent: as old as the oldest release known. */
  readonly since?: string;
  /** The last release that had it; absent: it is still there. */
  readonly until?: string;
  readonly obsolete?: true;
}

export interface TypeSymbol extends ApiSymbol {
  /** Documentation id without `T:`. */
  readonly uid: string;
  /** `type` for removed ones, whose kind the history does not keep. */
  readonly kind: TypeKind | 'type';
  readonly namespace: string;
  readonly path?: string;
  readonly members: readonly MemberSymbol[];
}

export interface MemberSymbol extends ApiSymbol {
  /** Of removed ones only what the documentation id tells. */
  readonly kind: MemberKind;
  readonly anchor?: string;
}
