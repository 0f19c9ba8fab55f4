import type {DocId, MemberKind, Platform, SourceSpan, TypeKind} from 'api-model';

/** A name, with its page if we document it; paths begin with `/docs/api/`. */
export interface ApiLinkJson {
  readonly name: string;
  readonly id?: DocId;
  readonly path?: string;
}

/** What types and members have in common. Descriptions are Markdown; their links are paths of this site. */
export interface DeclarationJson {
  readonly id: DocId;
  readonly name: string;
  /** As C# writes it. */
  readonly declaration: string;
  /** The page and anchor. */
  readonly path: string;
  /** The first release that has it; absent when the oldest known release has it. */
  readonly since?: string;
  /** The builds that have it; absent when all have it. */
  readonly platforms?: readonly Platform[];
  /** The engine's message, empty when there is none. */
  readonly obsolete?: string;
  readonly typeParameters?: readonly ParameterJson[];
  readonly parameters?: readonly ParameterJson[];
  /** The result of a call, or the value of a property, indexer or field. */
  readonly returns?: ValueJson;
  readonly summary?: string;
  readonly remarks?: string;
  readonly exceptions?: readonly ExceptionJson[];
  /** What it did up to a release, or does from a release on, although its declaration is the same. */
  readonly behavior?: readonly BehaviorJson[];
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

export interface BehaviorJson {
  readonly kind: 'since' | 'until';
  readonly release: string;
  readonly words: string;
}

export interface MemberJson extends DeclarationJson {
  readonly kind: MemberKind;
  /** A constant's value, an enum member's number. */
  readonly value?: string;
  /** The types that an extension member extends: several only if it extends a type parameter with these constraints. */
  readonly extends?: readonly ApiLinkJson[];
  readonly overrides?: DocId;
  readonly implements?: readonly DocId[];
  /** The member that the description is inherited from, if it is. */
  readonly descriptionFrom?: DocId;
  readonly source: SourceSpan;
}

/** Everything about one type, as `toTypeJson` returns it. */
export interface TypeJson extends DeclarationJson {
  readonly schemaVersion: 1;
  /** The release that the facts are of. */
  readonly release: string;
  readonly kind: TypeKind;
  readonly namespace: string;
  readonly assembly: string;
  /** The base classes that are ours, the nearest first, then the first that is not. */
  readonly baseTypes?: readonly ApiLinkJson[];
  readonly interfaces?: readonly ApiLinkJson[];
  readonly derivedTypes?: readonly ApiLinkJson[];
  readonly implementers?: readonly ApiLinkJson[];
  readonly sources: readonly SourceSpan[];
  readonly members?: readonly MemberJson[];
  readonly inheritedMembers?: readonly ApiLinkJson[];
  /** The members of static classes that extend this type or what it inherits from. */
  readonly extensions?: readonly ApiLinkJson[];
}
