import type {DocId, TypeFacts} from 'api-model';
import {unescapeMarkup} from 'markup';

/**
 * Returns the ids in a documentation file from the compiler. For members in `extension` blocks, they are the ids of the
 * static methods that the compiler makes of them; for a property, that of its getter, if there is one.
 */
export function documentationIds(xml: string): readonly DocId[] {
  const ids = [...xml.matchAll(/<member name="([^"]+)"/gu)].map(([, id = '']) => unescapeMarkup(id) as DocId);
  const getters = new Set(ids.flatMap((id) => accessorKey(id, 'get')));
  return ids.filter((id) => !id.includes('.<G>$') && !accessorKey(id, 'set').some((key) => getters.has(key)));
}

/** The type and name of the property that a method is an accessor of. Those of other properties have no ids. */
function accessorKey(id: DocId, accessor: 'get' | 'set'): readonly string[] {
  const [, type, name] = new RegExp(`^M:([^(]+)\\.${accessor}_([^.(]+)`, 'u').exec(id) ?? [];
  return type && name ? [`${type}.${name}`] : [];
}

/** Returns the ids of types and all their members. */
export function factsIds(types: readonly TypeFacts[]): readonly DocId[] {
  return types.flatMap((type) => [type.id, ...(type.members ?? []).map(({id}) => id)]);
}
