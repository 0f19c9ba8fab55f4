import type {Accessibility, MemberKind, Modifier, ParameterModifier, TypeKind} from 'api-model';
import type {NullableContext} from '../preprocess/nullableContext';

/** The declarations in a file, before names are resolved. */

/** A type as written in the source. */
export type TypeSyntax =
  | NameSyntax
  | {readonly kind: 'array'; readonly element: TypeSyntax; readonly rank: number}
  | {readonly kind: 'nullable'; readonly element: TypeSyntax}
  | {readonly kind: 'pointer'; readonly element: TypeSyntax}
  | {readonly kind: 'tuple'; readonly elements: readonly TypeSyntax[]; readonly line: number};

export interface NameSyntax {
  readonly kind: 'name';
  readonly parts: readonly NamePart[];
  /** Before `::`; `global` for keywords such as `int`, which no declaration can hide. */
  readonly alias?: string;
  readonly line: number;
}

export interface NamePart {
  readonly name: string;
  readonly arguments: readonly TypeSyntax[];
}

/** The expressions that are evaluated, which are those of constants and enum members. */
export type ExpressionSyntax =
  | {readonly kind: 'literal'; readonly text: string}
  | {readonly kind: 'name'; readonly path: readonly string[]}
  | {readonly kind: 'unary'; readonly operator: string; readonly operand: ExpressionSyntax}
  | {
      readonly kind: 'binary';
      readonly operator: string;
      readonly left: ExpressionSyntax;
      readonly right: ExpressionSyntax;
    }
  | {readonly kind: 'cast'; readonly type: TypeSyntax; readonly operand: ExpressionSyntax}
  | {readonly kind: 'other'; readonly text: string};

export interface AttributeSyntax {
  /** The last part of its name, without `Attribute`. */
  readonly name: string;
  readonly arguments: readonly string[];
}

export interface ParameterSyntax {
  readonly name: string;
  readonly type: TypeSyntax;
  readonly modifier?: ParameterModifier;
  /** The text of its default value. */
  readonly default?: string;
}

export interface TypeParameterSyntax {
  readonly name: string;
  readonly variance?: 'in' | 'out';
  /** Keywords such as `class` and `new()` as text, types as syntax. */
  readonly constraints: readonly (string | TypeSyntax)[];
}

export interface LineSpan {
  readonly line: number;
  readonly endLine: number;
}

export type DeclaredAccessibility = Accessibility | 'internal' | 'private' | 'private protected';

interface DeclarationSyntax {
  readonly name: string;
  readonly accessibility: DeclaredAccessibility;
  readonly modifiers: readonly Modifier[];
  readonly typeParameters: readonly TypeParameterSyntax[];
  readonly attributes: readonly AttributeSyntax[];
  readonly span: LineSpan;
}

export interface MemberSyntax extends DeclarationSyntax {
  readonly kind: MemberKind;
  readonly type?: TypeSyntax;
  readonly parameters: readonly ParameterSyntax[];
  readonly accessors?: Readonly<Partial<Record<'get' | 'set' | 'init', DeclaredAccessibility>>>;
  readonly value?: {readonly text: string; readonly expression: ExpressionSyntax};
  /** Which of the two declarations of a partial member it is. */
  readonly partial?: 'definition' | 'implementation';
  /** The receiver of a member in an `extension` block, unless it is a method that takes the receiver as `this`. */
  readonly extension?: ExtensionSyntax;
}

export interface ExtensionSyntax {
  /** Its name is empty if it has none. */
  readonly receiver: ParameterSyntax;
  /** How many of the member's type parameters are those of the block. */
  readonly arity: number;
}

/** One part of a type, or the whole type if it isn't `partial`. */
export interface TypeSyntaxPart extends DeclarationSyntax {
  readonly kind: TypeKind;
  readonly partial: boolean;
  readonly file: string;
  readonly scope: NamespaceScope;
  readonly bases: readonly TypeSyntax[];
  readonly members: readonly MemberSyntax[];
  /** Types declared inside it. */
  readonly nested: readonly TypeSyntaxPart[];
  /** Whether it declares an instance constructor of any accessibility, so that the compiler adds none. */
  readonly hasConstructor: boolean;
  /** The parameters of a delegate. */
  readonly parameters?: readonly ParameterSyntax[];
  readonly returnType?: TypeSyntax;
}

/** Using directives: for namespaces, for the static members of types, and for aliases. */
export interface Usings {
  readonly usings: readonly NameSyntax[];
  readonly staticUsings: readonly NameSyntax[];
  readonly aliases: Readonly<Record<string, TypeSyntax>>;
}

/** One file. */
export interface FileSyntax extends FileDeclarations {
  readonly nullable: NullableContext;
}

/** The declarations in one file. */
export interface FileDeclarations {
  readonly types: readonly TypeSyntaxPart[];
  /** Its `global using` directives, which every file of the same assembly sees. */
  readonly globalUsings: Usings;
}

/** A namespace declaration (or the file itself) with its using directives; names are looked up from the innermost out. */
export interface NamespaceScope extends Usings {
  /** Full name; empty for the file itself. */
  readonly namespace: string;
  readonly parent?: NamespaceScope;
}
