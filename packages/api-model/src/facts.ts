/**
 * The facts of an API as `api/facts` stores them: one JSON file per type, beside a manifest. Everything here is plain
 * data. Whatever can be derived from it (inherited members, derived types, signatures) is not stored.
 */

/** A .NET documentation id, as the C# compiler writes it (ECMA-334 annex D): `M:Cocos2D.CCNode.RunAction(Cocos2D.CCAction)`. */
export type DocId = string & {readonly __docId: unique symbol};

/**
 * A type as documentation ids write it: `Cocos2D.CCNode`, `System.Collections.Generic.List{Cocos2D.CCNode}`,
 * `System.Single[]`, `` `0 `` (the type's first type parameter), ` ``0 ` (the method's). The extractor doesn't guess: a
 * name that it can't resolve stays as the source writes it.
 */
export type TypeName = string;

/**
 * What nullable reference types say about a type: one character for each type that its name contains, from left to right
 * (an array or pointer comes before its elements). `?` may be null, `!` must not be null, `-` doesn't say (value types, and
 * code that doesn't use nullable reference types). Never part of an id: `string?` is the type `string`.
 */
export type Nullability = string;

/** A type where a declaration names it, with what the declaration says about null. */
export interface AnnotatedType {
  readonly type: TypeName;
  readonly nullability?: Nullability;
}

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
  'required',
  'ref',
  'record',
] as const;
export type Modifier = (typeof modifiers)[number];

/** Where something is declared, in the engine's repository at the manifest's tag. */
export interface SourceSpan {
  /** Path from the repository's root, with `/`. */
  readonly file: string;
  /** First line, from 1. Both lines are absent in an assembled tree, where they would not be those of the tag. */
  readonly line?: number;
  readonly endLine?: number;
}

export interface ObsoleteFacts {
  readonly message?: string;
  /** Using it is an error, not a warning. */
  readonly error?: true;
}

/** The constraints of type parameters that are keywords; all others are types. */
export const keywordConstraints: ReadonlySet<string> = new Set([
  'class',
  'class?',
  'struct',
  'new()',
  'unmanaged',
  'notnull',
  'default',
  'allows ref struct',
]);

export interface TypeParameterFacts {
  readonly name: string;
  readonly variance?: 'in' | 'out';
  /** One of `keywordConstraints`, or a TypeName. */
  readonly constraints?: readonly string[];
  /** By constraint. */
  readonly nullabilities?: readonly Nullability[];
}

export const parameterModifiers = [
  'ref',
  'out',
  'in',
  'ref readonly',
  'params',
  'this',
  'this ref',
  'this in',
  'this ref readonly',
] as const;
export type ParameterModifier = (typeof parameterModifiers)[number];

export interface ParameterFacts extends AnnotatedType {
  readonly name: string;
  readonly modifier?: ParameterModifier;
  /** The default value as C# writes it. */
  readonly default?: string;
}

/** The receiver of a member in an `extension` block: of each but a method that takes the receiver as its `this` parameter. */
export interface ExtensionFacts extends Omit<ParameterFacts, 'name' | 'default'> {
  /** Absent if only static members can be in the block. */
  readonly name?: string;
  /** How many of the member's type parameters are those of the block, which come first. */
  readonly arity?: number;
}

/** What types and members have in common. An absent field means no, none or all. */
interface DeclarationFacts {
  readonly id: DocId;
  /** As in source, without arity: `CCNode`, `RunAction`, `this[]`, `.ctor`, `op_Addition`. */
  readonly name: string;
  readonly accessibility: Accessibility;
  readonly modifiers?: readonly Modifier[];
  readonly typeParameters?: readonly TypeParameterFacts[];
  readonly obsolete?: ObsoleteFacts;
  /** The builds that have it. By default all builds that have the type (for a type, all builds). */
  readonly platforms?: readonly Platform[];
}

export interface MemberFacts extends DeclarationFacts {
  readonly kind: MemberKind;
  /** Such a member's id is that of the method that the compiler makes of it: `M:Game.Texts.get_Words(System.String)`. */
  readonly extension?: ExtensionFacts;
  /** The type of a field, constant, property, indexer or event; what a method or operator returns (`System.Void` for nothing). */
  readonly type?: TypeName;
  readonly nullability?: Nullability;
  readonly parameters?: readonly ParameterFacts[];
  /** The accessors of a property or indexer that a game can reach, with their accessibility. */
  readonly accessors?: {readonly get?: Accessibility; readonly set?: Accessibility; readonly init?: Accessibility};
  /** The value of a constant as C# writes it; the number of an enum member. */
  readonly value?: string;
  /** The base class member that this one overrides, of the engine or another library, resolved through generic bases. */
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
  /** The assembly in this release: the engine's, or that of a library in its source. */
  readonly assembly: string;
  /** The base class of a class; absent for `System.Object`. */
  readonly baseType?: TypeName;
  readonly baseNullability?: Nullability;
  /** The interfaces in its own declaration, in that order. */
  readonly interfaces?: readonly TypeName[];
  /** By interface. */
  readonly interfaceNullabilities?: readonly Nullability[];
  /** Of an enum. */
  readonly underlyingType?: TypeName;
  /** An enum whose members combine as bits. */
  readonly flags?: true;
  /** Of a delegate. */
  readonly returnType?: TypeName;
  /** Of the return type. */
  readonly nullability?: Nullability;
  readonly parameters?: readonly ParameterFacts[];
  /** One for each part of a partial type, the main part first. */
  readonly sources: readonly SourceSpan[];
  /** In the order of `compareMembers`. */
  readonly members?: readonly MemberFacts[];
}

export interface AssembledTree {
  readonly base: {readonly tag: string; readonly commit: string};
  /** The commits of the files that differ from the base's, by path. */
  readonly files: Readonly<Record<string, string>>;
}

export interface FactsManifest {
  readonly schemaVersion: 1;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly tag: string;
  /** The tag's commit; for an assembled tree, the newest commit that was read. */
  readonly commit: string;
  /** Set when the tag could not be read: the tag read instead, and the files read at later commits. */
  readonly assembled?: AssembledTree;
  readonly platforms: readonly Platform[];
}

/** All facts of one release. */
export interface Snapshot {
  readonly manifest: FactsManifest;
  /** Sorted by id. */
  readonly types: readonly TypeFacts[];
}
