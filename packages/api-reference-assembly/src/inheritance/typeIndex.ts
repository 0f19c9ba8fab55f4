import type {DocId, TypeFacts} from 'api-model';

/** Finds types of the available assemblies. */
export interface TypeIndex {
  readonly byId: ReadonlyMap<DocId, TypeFacts>;
  /** The types nested directly in each type. */
  readonly nested: ReadonlyMap<DocId, readonly TypeFacts[]>;
}

/** Creates an index of types; duplicates are allowed. */
export function indexTypes(types: readonly TypeFacts[]): TypeIndex {
  const byId = new Map(types.map((type) => [type.id, type]));
  const nested = new Map<DocId, TypeFacts[]>();
  for (const type of byId.values()) {
    if (type.declaringType === undefined) continue;
    nested.set(type.declaringType, [...(nested.get(type.declaringType) ?? []), type]);
  }
  return {byId, nested};
}

/** Returns the names of `` `0 ``, `` `1 `` … in a type; those of the types around it come first. */
export function typeParameterNames(type: TypeFacts, index: TypeIndex): readonly string[] {
  const outer = type.declaringType && index.byId.get(type.declaringType);
  return [...(outer ? typeParameterNames(outer, index) : []), ...(type.typeParameters ?? []).map(({name}) => name)];
}
