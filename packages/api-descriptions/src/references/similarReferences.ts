import type {TypeFacts} from 'api-model';
import {similarNames} from 'name-suggestions';
import {inheritedTypes, localName, type ApiNames} from '../apiNames';

/** Returns existing names that are close to an unknown one: members of its type, or types. */
export function similarReferences(text: string, names: ApiNames, from?: TypeFacts): readonly string[] {
  const dot = text.lastIndexOf('.');
  const types = names.typesByName.get(text.slice(0, Math.max(dot, 0))) ?? [];
  const [type] = types;
  if (type) {
    const prefix = text.slice(0, dot + 1);
    return similarNames(text.slice(dot + 1), memberNames(type, names)).map((name) => prefix + name);
  }
  const own = from && dot < 0 ? memberNames(from, names) : [];
  return similarNames(text, [...own, ...names.linked.snapshot.types.map((each) => localName(each, names.linked))]);
}

function memberNames(type: TypeFacts, names: ApiNames): readonly string[] {
  return [type, ...inheritedTypes(type, names.linked)].flatMap(({members = []}) => {
    return members.filter(({kind}) => kind !== 'constructor' && kind !== 'operator').map(({name}) => name);
  });
}
