import {
  compareText,
  isIndexer,
  isTypeId,
  memberIdParts,
  operatorSymbol,
  placeholderNames,
  removedMembers,
  typeTextInName,
  type DocId,
  type Lifetime,
  type Lifetimes,
  type MemberKind,
  type TypeFacts,
  type TypeParameterScope,
} from 'api-model';
import type {MemberSymbol, TypeSymbol} from './symbolIndex';

/** The symbols of earlier releases, with what their documentation ids reveal. */
export interface RemovedSymbols {
  /** With their members. */
  readonly types: readonly TypeSymbol[];
  /** The removed members of existing types, by the type's id. */
  readonly members: ReadonlyMap<DocId, readonly MemberSymbol[]>;
}

/** Finds the symbols in the history that are no longer in the facts. */
export function removedSymbols(history: Lifetimes, types: readonly TypeFacts[]): RemovedSymbols {
  const {lifetimes} = history;
  const members = new Map(
    [...removedMembers(history)].map(([type, ids]) => [type, ids.map((id) => removedMember(id, lifetimes[id] ?? {}))]),
  );
  const namespaces = [...new Set(types.map(({namespace}) => namespace))];
  const removedTypes = (Object.entries(lifetimes) as [DocId, Lifetime][])
    .filter(([id, {until}]) => until !== undefined && isTypeId(id))
    .sort(([a], [b]) => compareText(a, b))
    .map(([id, lifetime]) => removedType(id, lifetime, namespaces, members.get(id) ?? []));
  return {types: removedTypes, members};
}

function removedType(
  id: DocId,
  lifetime: Lifetime,
  namespaces: readonly string[],
  members: readonly MemberSymbol[],
): TypeSymbol {
  const uid = id.slice('T:'.length);
  const parts = uid.split('.');
  // The longest namespace that still exists, or everything before the last dot.
  const known = namespaces.filter((each) => uid.startsWith(`${each}.`)).sort((a, b) => b.length - a.length)[0];
  const namespace = known ?? parts.slice(0, -1).join('.');
  const name = uid
    .slice(namespace.length + 1)
    .replace(/`(\d+)/g, (_, count: string) => `<${placeholderNames(Number(count)).join(', ')}>`);
  return {uid, name, kind: 'type', namespace, signature: name, ...lifetime, members};
}

function removedMember(id: DocId, lifetime: Lifetime): MemberSymbol {
  const {type, name, arity, parameters, isExtension} = memberIdParts(id);
  const simpleType = (type.split('.').at(-1) ?? '').replace(/`\d+$/, '');
  const isConstructor = name === '#ctor';
  const scope = {
    type: [...type.matchAll(/`(\d+)/g)].flatMap(([, count]) => placeholderNames(Number(count))),
    method: placeholderNames(arity),
  };
  const list = parameters.map((parameter) => parameterText(parameter, scope)).join(', ');
  const shown = isConstructor ? simpleType : name;
  const kind = kindOf(id, name);
  return {
    name: kind === 'indexer' ? 'this[]' : shown,
    kind,
    signature: isExtension && list ? `extension(${list}).${shown}` : signatureOf(kind, shown, list),
    ...lifetime,
  };
}

function signatureOf(kind: MemberKind, name: string, list: string): string {
  if (kind === 'indexer') return `this[${list}]`;
  if (kind === 'operator') return `operator ${operatorSymbol(name)}(${list})`;
  return kind === 'method' || kind === 'constructor' ? `${name}(${list})` : name;
}

function kindOf(id: DocId, name: string): MemberKind {
  const {isExtension} = memberIdParts(id);
  switch (isExtension ? 'P' : id.slice(0, 1)) {
    case 'F':
      return 'field';
    case 'E':
      return 'event';
    case 'P':
      return isIndexer(id) ? 'indexer' : 'property';
    default:
      if (name === '#ctor') return 'constructor';
      return name.startsWith('op_') ? 'operator' : 'method';
  }
}

function parameterText(parameter: string, scope: TypeParameterScope): string {
  const text = typeTextInName(parameter.replace(/@$/, ''), scope);
  return parameter.endsWith('@') ? `ref ${text}` : text;
}
