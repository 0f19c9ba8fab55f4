import type {AnnotatedType, TypeName} from './facts';
import {type ArrayType, definitionName, type NamedType, parseTypeName, type ParsedTypeName} from './typeName';

/** A piece of a C# declaration; joined, the pieces are its text. */
export interface SignatureToken {
  readonly text: string;
  readonly kind: 'keyword' | 'type' | 'name' | 'parameter' | 'punctuation' | 'value';
  /** The full name with arity (the documentation id without `T:`) of a named type, also of keywords such as `int`. */
  readonly type?: TypeName;
}

/** The names of the type parameters that `` `0 `` … and ` ``0 ` … mean. */
export interface TypeParameterScope {
  readonly type: readonly string[];
  readonly method: readonly string[];
}

/** The keywords of types, by full name. An enum's underlying type can only be written with its keyword. */
export const typeKeywords: Readonly<Record<string, string>> = {
  'System.Boolean': 'bool',
  'System.Byte': 'byte',
  'System.Char': 'char',
  'System.Decimal': 'decimal',
  'System.Double': 'double',
  'System.Int16': 'short',
  'System.Int32': 'int',
  'System.Int64': 'long',
  'System.Object': 'object',
  'System.SByte': 'sbyte',
  'System.Single': 'float',
  'System.String': 'string',
  'System.UInt16': 'ushort',
  'System.UInt32': 'uint',
  'System.UInt64': 'ulong',
  'System.Void': 'void',
};

export function punctuation(text: string): SignatureToken {
  return {text, kind: 'punctuation'};
}

/**
 * A type as C# writes it: keywords, simple names (nested ones after the type around them), `int?`, `float[]`, `Node?`.
 * Everything that shows the type of a value, parameter or base goes through here or `typeText`.
 */
export function typeTokens({type, nullability}: AnnotatedType, scope: TypeParameterScope): readonly SignatureToken[] {
  return tokensOf(parseTypeName(type, nullability), scope);
}

/** A type as C# writes it, as text. */
export function typeText(type: AnnotatedType, scope: TypeParameterScope): string {
  return textOf(typeTokens(type, scope));
}

/**
 * A type in the name of a member, such as `RunAction(CCAction)`. Names, ids and addresses don't say whether a reference
 * may be null.
 */
export function typeTextInName(name: TypeName, scope: TypeParameterScope): string {
  return textOf(tokensOf(parseTypeName(name), scope));
}

function textOf(tokens: readonly SignatureToken[]): string {
  return tokens.map(({text}) => text).join('');
}

function tokensOf(type: ParsedTypeName, scope: TypeParameterScope): readonly SignatureToken[] {
  switch (type.kind) {
    case 'array':
      return arrayTokens(type, scope);
    case 'pointer':
      return [...tokensOf(type.element, scope), punctuation('*')];
    case 'typeParameter':
      return [{text: scope[type.owner][type.index] ?? `T${type.index}`, kind: 'type'}, ...questionMark(type)];
    case 'named':
      return [...namedTokens(type, scope), ...questionMark(type)];
  }
}

function questionMark({annotation}: ParsedTypeName): readonly SignatureToken[] {
  return annotation === '?' ? [punctuation('?')] : [];
}

/**
 * `int[][,]` is an array of `int[,]`: C# writes the outer array's brackets first, but those of an element that may be null
 * before it (`int[,]?[]`).
 */
function arrayTokens(type: ArrayType, scope: TypeParameterScope): readonly SignatureToken[] {
  let brackets = '';
  let element: ParsedTypeName = type;
  do {
    brackets += `[${','.repeat(element.rank - 1)}]`;
    element = element.element;
  } while (element.kind === 'array' && element.annotation !== '?');
  return [...tokensOf(element, scope), punctuation(brackets), ...questionMark(type)];
}

function namedTokens(type: NamedType, scope: TypeParameterScope): readonly SignatureToken[] {
  const name = definitionName(type);
  const keyword = typeKeywords[name];
  if (keyword) return [{text: keyword, kind: 'keyword', type: name}];
  const list = type.segments[0]?.arguments ?? [];
  if (name === 'System.Nullable`1' && list[0]) return [...tokensOf(list[0], scope), punctuation('?')];
  if (name.startsWith('System.ValueTuple`')) return [punctuation('('), ...separated(list, scope), punctuation(')')];
  return type.segments.flatMap((segment, index) => [
    ...(index > 0 ? [punctuation('.')] : []),
    {
      text: segment.name.replace(/^.*\./u, ''),
      kind: 'type' as const,
      type: definitionName({kind: 'named', segments: type.segments.slice(0, index + 1)}),
    },
    ...(segment.arguments.length > 0
      ? [punctuation('<'), ...separated(segment.arguments, scope), punctuation('>')]
      : []),
  ]);
}

function separated(list: readonly ParsedTypeName[], scope: TypeParameterScope): readonly SignatureToken[] {
  return list.flatMap((type, index) => [...(index > 0 ? [punctuation(', ')] : []), ...tokensOf(type, scope)]);
}
