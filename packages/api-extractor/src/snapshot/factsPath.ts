import type {TypeFacts} from 'api-model';

/** The path of a type's facts: `Box2D.Collision/b2DynamicTree-1.b2TreeNode.json`. */
export function factsPath({id, namespace}: Pick<TypeFacts, 'id' | 'namespace'>): string {
  const name = id.slice('T:'.length + (namespace ? namespace.length + 1 : 0));
  return `${namespace || 'global'}/${name.replaceAll('`', '-')}.json`;
}
