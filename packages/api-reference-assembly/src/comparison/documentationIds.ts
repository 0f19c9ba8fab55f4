import type {DocId, TypeFacts} from 'api-model';

/** The ids in a documentation file that the compiler wrote. */
export function documentationIds(xml: string): readonly DocId[] {
  return [...xml.matchAll(/<member name="([^"]+)"/gu)].map(([, id = '']) => unescape(id) as DocId);
}

/** The ids of types and of all their members. */
export function factsIds(types: readonly TypeFacts[]): readonly DocId[] {
  return types.flatMap((type) => [type.id, ...(type.members ?? []).map(({id}) => id)]);
}

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
