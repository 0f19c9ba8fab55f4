import type {DocId, TypeFacts} from 'api-model';
import {namedTypes} from './namedTypes';

/**
 * Returns the types with these ids and all types that they refer to, directly or indirectly: the smallest part of a
 * library that compiles. A nested type is included with the types around it, and the other way around. Ids of other
 * libraries are ignored. The result is in the order of `types`.
 */
export function closeOverTypes(roots: Iterable<DocId>, types: readonly TypeFacts[]): readonly TypeFacts[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const reached = new Set<TypeFacts>();
  const visit = (id: DocId | undefined): void => {
    const type = id && byId.get(id);
    if (!type || reached.has(type)) return;
    reached.add(type);
    visit(type.declaringType);
    for (const nested of types) if (nested.declaringType === type.id) visit(nested.id);
    for (const named of namedTypes(type)) visit(named);
  };
  for (const root of roots) visit(root);
  return types.filter((type) => reached.has(type));
}
