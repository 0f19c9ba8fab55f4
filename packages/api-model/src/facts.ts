/**
 * The facts of an API as `api/facts` stores them: one JSON file per type, beside a manifest. Everything here is plain
 * data; what can be derived (inherited members, derived types, signatures) is not stored.
 */

/** A .NET documentation id, as the C# compiler writes it (ECMA-334 annex D): `M:Cocos2D.CCNode.RunAction(Cocos2D.CCAction)`. */
export type DocId = string & {readonly __docId: unique symbol};

/**
 * A type as documentation ids write it: `Cocos2D.CCNode`, `System.Collections.Generic.List{Cocos2D.CCNode}`,
 * `System.Single[]`, `` `0 `` (the type's first type parameter), ` ``0 ` (the method's). Never a guess: a type that the
 * extractor cannot resolve is an error.
 */
export type TypeName = string;

export const platforms = ['DesktopGL', 'Windows', 'Linux', 'macOS', 'Android', 'iOS'] as const;
/** A build of the engine. */
export type Platform = (typeof platforms)[number];

export type Accessibility = 'public' | 'protected' | 'protected internal';

export type TypeKind = 'class' | 'struct' | 'interface' | 'enum' | 'delegate';

export type MemberKind =
  'constructor' | 'constant' | 'enumMember' | 'field' | 'property' | 'indexer' | 'method' | 'operator' | 'event';

/** Modifiers besides accessibility, in the order C# programmers write them. */
export const modifiers = [
  'new',
  'static',
  'abstract',
  'virtual',
  'sealed',
  'override',
  'extern',
  'readonly',
  'volatile',
  'ref',
] as const;
export type Modifier = (typeof modifiers)[number];

/** Where something is declared, in the engine's repository at the manifest's tag. */
export interface SourceSpan {
  /** Path from the repository's root, with `/`. */
  readonly file: string;
  /** First line, from 1. */
  readonly line: number;
  readonly endLine: number;
}

export interface ObsoleteFacts {
  readonly message?: string;
  /** Using it is an error, not a warning. */
  readonly error?: true;
}

export interface TypeParameterFacts {
  readonly name: string;
  readonly variance?: 'in' | 'out';
  /** `class`, `struct`, `new()`, `unmanaged`, `notnull`, or a TypeName. */
  readonly constraints?: readonly string[];
}

export interface ParameterFacts {
  readonly name: string;
  readonly type: TypeName;
  readonly modifier?: 'ref' | 'out' | 'in' | 'params' | 'this';
  /** The default value as C# writes it. */
  readonly default?: string;
}

/** What types and members have in common. Absent means: no, none, or all. */
interface DeclarationFacts {
  readonly id: DocId;
  /** As in source, without arity: `CCNode`, `RunAction`, `this[]`, `.ctor`, `op_Addition`. */
  readonly name: string;
  readonly accessibility: Accessibility;
  readonly modifiers?: readonly Modifier[];
  readonly typeParameters?: readonly TypeParameterFacts[];
  readonly obsolete?: ObsoleteFacts;
  /** The builds that have it; absent: all builds that have the type (for a type: all builds). */
  readonly platforms?: readonly Platform[];
}

export interface MemberFacts extends DeclarationFacts {
  readonly kind: MemberKind;
  /** Of a field, constant, property, indexer or event; what a method or operator returns (`System.Void` for nothing). */
  readonly type?: TypeName;
  readonly parameters?: readonly ParameterFacts[];
  /** Of a property or indexer: each accessor that a game can reach, with its accessibility. */
  readonly accessors?: {readonly get?: Accessibility; readonly set?: Accessibility; readonly init?: Accessibility};
  /** A constant's value as C# writes it; an enum member's number. */
  readonly value?: string;
  /** The member of a base class that this one overrides, resolved through generic bases: ours or another library's. */
  readonly overrides?: DocId;
  /** The interface members that this one implements. */
  readonly implements?: readonly DocId[];
  readonly source: SourceSpan;
}

export interface TypeFacts extends DeclarationFacts {
  readonly kind: TypeKind;
  readonly namespace: string;
  /** The type that this one is nested in. */
  readonly declaringType?: DocId;
  /** `Cocos2D` (the engine) or `Box2D`: the logical assembly; its file name differs from build to build. */
  readonly assembly: string;
  /** Of a class; absent for `System.Object`. */
  readonly baseType?: TypeName;
  /** Those it names itself, in the order it names them. */
  readonly interfaces?: readonly TypeName[];
  /** Of an enum. */
  readonly underlyingType?: TypeName;
  /** Of an enum: its members combine as bits. */
  readonly flags?: true;
  /** Of a delegate. */
  readonly returnType?: TypeName;
  readonly parameters?: readonly ParameterFacts[];
  /** One for each part of a partial type, the main one first. */
  readonly sources: readonly SourceSpan[];
  /** In the order of `compareMembers`. */
  readonly members?: readonly MemberFacts[];
}

export interface FactsManifest {
  readonly schemaVersion: 1;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly tag: string;
  readonly commit: string;
  readonly platforms: readonly Platform[];
}

/** All facts of one release. */
export interface Snapshot {
  readonly manifest: FactsManifest;
  /** Sorted by id. */
  readonly types: readonly TypeFacts[];
}
