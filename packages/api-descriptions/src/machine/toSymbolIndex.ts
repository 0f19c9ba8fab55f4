import {
  compareText,
  formatSignature,
  fullNameOf,
  memberAnchor,
  namespacePath,
  releaseOf,
  typePath,
  type DocId,
  type MemberFacts,
  type TypeFacts,
} from 'api-model';
import {csharpName} from '../apiNames';
import type {Words} from '../descriptions';
import {toPlainText} from '../text/toPlainText';
import type {MachineInput} from './machineInput';
import {removedSymbols, type RemovedSymbols} from './removedSymbols';
import type {MemberSymbol, SymbolIndex, TypeSymbol} from './symbolIndex';

type Input = Omit<MachineInput, 'readSample'>;

/** Lists all types and members, including those of earlier releases, in the form of `SymbolIndex`. */
export function toSymbolIndex(input: Input): SymbolIndex {
  const {snapshot} = input.names.linked;
  const removed = removedSymbols(input.lifetimes, snapshot.types);
  const types = snapshot.types.map((type) => typeSymbol(type, removed, input));
  return {
    schemaVersion: 1,
    release: releaseOf(snapshot.manifest.tag),
    namespaces: input.names.namespaces.map((name) => ({
      name,
      ...summaryOf(input.bound.namespaces.get(name)),
      path: namespacePath(name),
    })),
    types: [...types, ...removed.types].sort((a, b) => compareText(a.uid, b.uid)),
  };
}

function typeSymbol(type: TypeFacts, removed: RemovedSymbols, input: Input): TypeSymbol {
  const {linked} = input.names;
  return {
    uid: fullNameOf(type.id),
    name: csharpName(type, linked),
    kind: type.kind,
    namespace: type.namespace,
    signature: formatSignature(type, linked.owners(type).slice(0, -1)),
    ...summaryOf(input.bound.types.get(type.id)?.description),
    ...age(type, input),
    path: typePath(type),
    members: [
      ...(type.members ?? []).map((member) => memberSymbol(member, type, input)),
      ...(removed.members.get(type.id) ?? []),
    ],
  };
}

function memberSymbol(member: MemberFacts, type: TypeFacts, input: Input): MemberSymbol {
  return {
    name: member.kind === 'constructor' ? type.name : member.name,
    kind: member.kind,
    signature: formatSignature(member, input.names.linked.owners(type)),
    ...summaryOf(input.bound.members.get(member.id)?.description),
    ...age(member, input),
    anchor: memberAnchor(member.id),
  };
}

function summaryOf(words: Words | undefined): {readonly summary?: string} {
  return words === undefined ? {} : {summary: toPlainText(words.summary)};
}

function age(
  {id, obsolete}: {readonly id: DocId; readonly obsolete?: unknown},
  {lifetimes}: Input,
): Pick<MemberSymbol, 'since' | 'obsolete'> {
  const since = lifetimes.lifetimes[id]?.since;
  return {...(since !== undefined && {since}), ...(obsolete !== undefined && {obsolete: true})};
}
