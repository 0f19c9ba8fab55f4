import type {MemberKind, TypeKind} from 'api-model';

/**
 * All types and members in a form small enough for a search, made by `toSymbolIndex`. Fields without content are absent.
 *
 * - A type's page is `path`; a removed type has none.
 * - A member's address is its type's `path`, `#` and `anchor`; a removed member has no anchor.
 * - A type's members are in the order of its page, removed ones last.
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
  /** For types as C# writes it (`CCRawList<T>`), for members without types (`RunAction`), for constructors the type's name. */
  readonly name: string;
  /** The declaration as C# writes it; for removed symbols without return type and parameter names. */
  readonly signature: string;
  /** Plain text. */
  readonly summary?: string;
  /** The first release that has it; absent when the oldest known release has it. */
  readonly since?: string;
  /** The last release that had it; absent when it still exists. */
  readonly until?: string;
  readonly obsolete?: true;
}

export interface TypeSymbol extends ApiSymbol {
  /** Documentation id without `T:`. */
  readonly uid: string;
  /** `type` for removed types, because the history does not record their kind. */
  readonly kind: TypeKind | 'type';
  readonly namespace: string;
  readonly path?: string;
  readonly members: readonly MemberSymbol[];
}

export interface MemberSymbol extends ApiSymbol {
  /** For removed members, as much as the documentation id reveals. */
  readonly kind: MemberKind;
  readonly anchor?: string;
}
