import {
  linkMemberWords,
  linkNamespaceWords,
  linkTypeWords,
  type ApiNames,
  type BoundDescriptions,
} from 'api-descriptions';

/** Looks descriptions up by what they describe. It can't list them, so it is known which of them a page shows. */
export type WordsLookup = {
  readonly [Kind in 'types' | 'namespaces' | 'members']: Pick<BoundDescriptions[Kind], 'get'>;
};

/** Links the API's names in all descriptions. Unknown names have already been reported by the binding. */
export function linkWords(words: BoundDescriptions, names: ApiNames): BoundDescriptions {
  return {
    ...words,
    types: mapValues(words.types, (bound) => linkTypeWords(bound, names).words),
    members: mapValues(words.members, (bound) => linkMemberWords(bound, names).words),
    namespaces: mapValues(words.namespaces, (description) => linkNamespaceWords(description, names).words),
  };
}

function mapValues<Key, Value>(map: ReadonlyMap<Key, Value>, change: (value: Value) => Value): ReadonlyMap<Key, Value> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}
