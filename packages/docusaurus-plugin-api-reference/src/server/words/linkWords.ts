import {
  linkMemberWords,
  linkNamespaceWords,
  linkTypeWords,
  type ApiNames,
  type BoundDescriptions,
} from 'api-descriptions';

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
