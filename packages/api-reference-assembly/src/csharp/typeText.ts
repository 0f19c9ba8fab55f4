import {
  parseTypeName,
  typeKeywords,
  type ArrayType,
  type NamedType,
  type Nullability,
  type ParsedTypeName,
  type TypeName,
  type TypeNameSegment,
  type TypeParameterReference,
  type TypeParameterScope,
} from 'api-model';
import {identifier, qualifiedIdentifier} from './identifier';

/** A type's full name in C#, which is independent of `using` directives: `global::Cocos2D.CCRawList<T>`. */
export function typeText(
  type: TypeName | ParsedTypeName,
  scope: TypeParameterScope,
  nullability?: Nullability,
): string {
  const parsed = typeof type === 'string' ? parseTypeName(type, nullability) : type;
  return plainText(parsed, scope) + (parsed.annotation === '?' ? '?' : '');
}

function plainText(parsed: ParsedTypeName, scope: TypeParameterScope): string {
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
  const keyword = segments.length === 1 ? typeKeywords[segments[0]?.name ?? ''] : undefined;
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
  // The brackets of an element that may be null come first: `int[,]?[]`.
  while (element.kind === 'array' && (element === type || element.annotation !== '?')) {
    ranks += `[${','.repeat(element.rank - 1)}]`;
    element = element.element;
  }
  return typeText(element, scope) + ranks;
}

function typeParameterText({owner, index}: TypeParameterReference, scope: TypeParameterScope): string {
  const name = scope[owner][index];
  if (name === undefined) throw new Error(`The ${owner} has no type parameter with index ${index}.`);
  return identifier(name);
}
