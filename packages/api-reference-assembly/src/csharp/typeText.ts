import {
  parseTypeName,
  type ArrayType,
  type NamedType,
  type ParsedTypeName,
  type TypeName,
  type TypeNameSegment,
  type TypeParameterReference,
} from 'api-model';
import {identifier, qualifiedIdentifier} from './identifier';

/** The names behind `` `0 `` and ` ``0 ` where a type is written. */
export interface TypeParameterScope {
  /** Of the type and of those it is nested in, outermost first. */
  readonly type: readonly string[];
  readonly method: readonly string[];
}

/** Types that have a keyword; an enum's underlying type can be written in no other way. */
const keywordTypes: Readonly<Record<string, string>> = {
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

/** A type as C# source writes it, in full, so that nothing depends on `using`: `global::Cocos2D.CCRawList<T>`. */
export function typeText(type: TypeName | ParsedTypeName, scope: TypeParameterScope): string {
  const parsed = typeof type === 'string' ? parseTypeName(type) : type;
  switch (parsed.kind) {
    case 'named':
      return namedText(parsed, scope);
    case 'array':
      return arrayText(parsed, scope);
    case 'pointer':
      return `${typeText(parsed.element, scope)}*`;
    case 'typeParameter':
      return typeParameterText(parsed, scope);
  }
}

function namedText({segments}: NamedType, scope: TypeParameterScope): string {
  const keyword = segments.length === 1 ? keywordTypes[segments[0]?.name ?? ''] : undefined;
  return keyword ?? `global::${segments.map((segment) => segmentText(segment, scope)).join('.')}`;
}

function segmentText({name, arguments: list}: TypeNameSegment, scope: TypeParameterScope): string {
  const text = qualifiedIdentifier(name);
  return list.length > 0 ? `${text}<${list.map((argument) => typeText(argument, scope)).join(', ')}>` : text;
}

/** Ids write an array of arrays from the inside out (`int[0:,0:][]`), C# from the outside in (`int[][,]`). */
function arrayText(type: ArrayType, scope: TypeParameterScope): string {
  let element: ParsedTypeName = type;
  let ranks = '';
  while (element.kind === 'array') {
    ranks += `[${','.repeat(element.rank - 1)}]`;
    element = element.element;
  }
  return typeText(element, scope) + ranks;
}

function typeParameterText({owner, index}: TypeParameterReference, scope: TypeParameterScope): string {
  const name = scope[owner][index];
  if (name === undefined) throw new Error(`There is no ${owner}'s type parameter number ${index} here.`);
  return identifier(name);
}
