import type {DocId, MemberKind, Platform, SourceSpan, TypeKind} from 'api-model';

/** A name with its page, when it is one of ours; paths begin with `/docs/api/`. */
export interface ApiLinkJson {
  readonly name: string;
  readonly id?: DocId;
  readonly path?: string;
}

/** What types and members have in common. Words are Markdown; their links are paths of this site. */
export interface DeclarationJson {
  readonly id: DocId;
  readonly name: string;
  /** As C# writes it. */
  readonly declaration: string;
  /** The page and anchor. */
  readonly path: string;
  /** The first release that has it; absent: as old as the oldest release known. */
  readonly since?: string;
  /** The builds that have it; absent: all. */
  readonly platforms?: readonly Platform[];
  /** Empty when the engine says no more than that it is. */
  readonly obsolete?: string;
  readonly typeParameters?: readonly ParameterJson[];
  readonly parameters?: readonly ParameterJson[];
  /** What calling it gives, or reading a property, an indexer or a field. */
  readonly returns?: ValueJson;
  readonly summary?: string;
  readonly remarks?: string;
  readonly exceptions?: readonly ExceptionJson[];
  readonly see?: readonly ApiLinkJson[];
}

export interface ParameterJson {
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
  readonly words?: string;
}

export interface ValueJson {
  readonly type: string;
  readonly words?: string;
}

export interface ExceptionJson {
  /** Documentation id. */
  readonly type: string;
  readonly words: string;
}

export interface MemberJson extends DeclarationJson {
  readonly kind: MemberKind;
  /** A constant's value, an enum member's number. */
  readonly value?: string;
  readonly overrides?: DocId;
  readonly implements?: readonly DocId[];
  /** The member whose words these are, when they are not its own. */
  readonly wordsFrom?: DocId;
  readonly source: SourceSpan;
}

/** Everything about one type; `toTypeJson` makes it. */
export interface TypeJson extends DeclarationJson {
  readonly schemaVersion: 1;
  /** The release that the facts are of. */
  readonly release: string;
  readonly kind: TypeKind;
  readonly namespace: string;
  readonly assembly: string;
  /** Base classes, the nearest first, as far as they are ours; then the first one that is not. */
  readonly baseTypes?: readonly ApiLinkJson[];
  readonly interfaces?: readonly ApiLinkJson[];
  readonly derivedTypes?: readonly ApiLinkJson[];
  readonly implementers?: readonly ApiLinkJson[];
  readonly sources: readonly SourceSpan[];
  readonly members?: readonly MemberJson[];
  readonly inheritedMembers?: readonly ApiLinkJson[];
}
