import type {Nullability, TypeFacts, TypeName, TypeParameterFacts, TypeParameterScope} from 'api-model';
import {typeText} from '../csharp/typeText';
import {typeParameterNames, type TypeIndex} from '../inheritance/typeIndex';
import type {Comments} from './comments';

/** The context of a declaration: the type around it, and the names of the type parameters there. */
export interface DeclarationContext {
  readonly type: TypeFacts;
  readonly index: TypeIndex;
  readonly scope: TypeParameterScope;
  readonly comments: Comments;
}

export function contextOf(type: TypeFacts, index: TypeIndex, comments: Comments): DeclarationContext {
  return {type, index, comments, scope: {type: typeParameterNames(type, index), method: []}};
}

/** The context inside a method with type parameters. */
export function withMethodParameters(
  context: DeclarationContext,
  typeParameters: readonly TypeParameterFacts[] = [],
): DeclarationContext {
  return {...context, scope: {...context.scope, method: typeParameters.map(({name}) => name)}};
}

/** Returns a member's type as C#; `void` without one. */
export function text(type: TypeName | undefined, {scope}: DeclarationContext, nullability?: Nullability): string {
  return typeText(type ?? 'System.Void', scope, nullability);
}
