import type {TypeFacts, TypeName, TypeParameterFacts, TypeParameterScope} from 'api-model';
import {typeText} from '../csharp/typeText';
import {typeParameterNames, type TypeIndex} from '../inheritance/typeIndex';

/** What a declaration is written in: the type around it, and the names that type parameters have there. */
export interface DeclarationContext {
  readonly type: TypeFacts;
  readonly index: TypeIndex;
  readonly scope: TypeParameterScope;
}

export function contextOf(type: TypeFacts, index: TypeIndex): DeclarationContext {
  return {type, index, scope: {type: typeParameterNames(type, index), method: []}};
}

/** The context inside a method with type parameters. */
export function withMethodParameters(
  context: DeclarationContext,
  typeParameters: readonly TypeParameterFacts[] = [],
): DeclarationContext {
  return {...context, scope: {...context.scope, method: typeParameters.map(({name}) => name)}};
}

/** A member's type; a member without one returns nothing. */
export function text(type: TypeName | undefined, {scope}: DeclarationContext): string {
  return typeText(type ?? 'System.Void', scope);
}
