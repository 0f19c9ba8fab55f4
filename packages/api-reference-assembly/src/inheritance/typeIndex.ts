import {groupPairs, type DocId, type TypeFacts} from 'api-model';

/** Finds types of the available assemblies. */
export interface TypeIndex {
  readonly byId: ReadonlyMap<DocId, TypeFacts>;
  /** The types nested directly in each type. */
  readonly nested: ReadonlyMap<DocId, readonly TypeFacts[]>;
}

/** Creates an index of types; duplicates are allowed. */
export function indexTypes(types: readonly TypeFacts[]): TypeIndex {
  const byId = new Map(types.map((type) => [type.id, type]));
  const pairs = [...byId.values()].flatMap((type) => (type.declaringType ? [[type.declaringType, type] as const] : []));
  return {byId, nested: groupPairs(pairs)};
}

/** Returns the names of `` `0 ``, `` `1 `` … in a type; those of the types around it come first. */
export function typeParameterNames(type: TypeFacts, index: TypeIndex): readonly string[] {
  const outer = type.declaringType && index.byId.get(type.declaringType);
  return [...(outer ? typeParameterNames(outer, index) : []), ...(type.typeParameters ?? []).map(({name}) => name)];
}
