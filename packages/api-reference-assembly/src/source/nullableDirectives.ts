import type {MemberFacts, TypeFacts} from 'api-model';

/** Turns nullable reference types on, but not the warnings about their use, which only concern bodies. */
export const enableAnnotations = '#nullable enable annotations';
export const restoreAnnotations = '#nullable restore';

/** Puts a member's lines between directives if it has a nullability. Other members say nothing about null. */
export function withAnnotations(member: MemberFacts, lines: readonly string[]): readonly string[] {
  return hasNullability(member) ? [enableAnnotations, ...lines, restoreAnnotations] : lines;
}

/** Returns whether a type's declaration has a nullability. One without any says nothing unless a member does. */
export function isAnnotatedType(type: TypeFacts): boolean {
  const {baseNullability, interfaceNullabilities, members = []} = type;
  if (baseNullability !== undefined || interfaceNullabilities !== undefined) return true;
  return hasNullability(type) || members.some(hasNullability);
}

function hasNullability(declaration: TypeFacts | MemberFacts): boolean {
  const {nullability, parameters = [], typeParameters = []} = declaration;
  if (nullability !== undefined || parameters.some((parameter) => parameter.nullability !== undefined)) return true;
  if ('extension' in declaration && declaration.extension?.nullability !== undefined) return true;
  return typeParameters.some(
    ({nullabilities, constraints = []}) => nullabilities !== undefined || constraints.includes('class?'),
  );
}
