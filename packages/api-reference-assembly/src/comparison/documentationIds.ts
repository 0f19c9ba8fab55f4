import type {DocId, TypeFacts} from 'api-model';
import {xmlUnescaped} from '../documentation/xmlText';

/** Returns the ids in a documentation file from the compiler. */
export function documentationIds(xml: string): readonly DocId[] {
  return [...xml.matchAll(/<member name="([^"]+)"/gu)].map(([, id = '']) => xmlUnescaped(id) as DocId);
}

/** Returns the ids of types and all their members. */
export function factsIds(types: readonly TypeFacts[]): readonly DocId[] {
  return types.flatMap((type) => [type.id, ...(type.members ?? []).map(({id}) => id)]);
}
