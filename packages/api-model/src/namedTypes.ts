import type {AnnotatedType, MemberFacts, TypeFacts} from './facts';

/** The types that a declaration names, each with its nullability, which the facts of a type store apart from the names. */

/** Returns the base class that a type declares. */
export function baseOf({
  baseType,
  baseNullability,
}: Pick<TypeFacts, 'baseType' | 'baseNullability'>): AnnotatedType | undefined {
  return baseType === undefined ? undefined : {type: baseType, nullability: baseNullability};
}

/** Returns the interfaces that a type declares, in that order. */
export function interfacesOf({
  interfaces = [],
  interfaceNullabilities,
}: Pick<TypeFacts, 'interfaces' | 'interfaceNullabilities'>): readonly AnnotatedType[] {
  return interfaces.map((type, index) => ({type, nullability: interfaceNullabilities?.[index]}));
}

/** Returns what a method, operator or delegate returns, or the type of a value; `System.Void` for everything else. */
export function resultOf(declaration: TypeFacts | MemberFacts): AnnotatedType {
  const type = 'sources' in declaration ? declaration.returnType : declaration.type;
  return {type: type ?? 'System.Void', nullability: declaration.nullability};
}
