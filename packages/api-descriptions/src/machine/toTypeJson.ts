import {
  baseOf,
  extendedTypes,
  formatSignature,
  interfacesOf,
  memberAnchor,
  releaseOf,
  typePath,
  typeText,
  type AnnotatedType,
  type MemberFacts,
  type TypeFacts,
} from 'api-model';
import {csharpName, scopeOf} from '../apiNames';
import {linkMemberWords, linkTypeWords} from '../references/linkWords';
import {resolveTypeName} from '../references/resolveReference';
import type {MachineInput} from './machineInput';
import type {ApiLinkJson, DeclarationJson, MemberJson, TypeJson} from './typeJson';
import {unlessEmpty} from './unlessEmpty';
import {wordsJson} from './wordsJson';

/** One type's facts, description and relations as plain data, for tools that read the reference. */
export function toTypeJson(type: TypeFacts, input: MachineInput): TypeJson {
  const {linked} = input.names;
  const bound = input.bound.types.get(type.id);
  const members = (type.members ?? []).map((member) => toMemberJson(member, type, input));
  return {
    schemaVersion: 1,
    release: releaseOf(linked.snapshot.manifest.tag),
    ...declarationJson(type, csharpName(type, linked), typePath(type), type, input),
    kind: type.kind,
    namespace: type.namespace,
    assembly: type.assembly,
    ...wordsJson(type, type, bound && linkTypeWords(bound, input.names).words, input),
    ...relations(type, input),
    sources: type.sources,
    ...unlessEmpty('members', members),
    ...unlessEmpty(
      'inheritedMembers',
      linked.inheritedMembers(type).map(({member, origin}) => ownMember(member, origin, input)),
    ),
    ...unlessEmpty(
      'extensions',
      linked.extensions(type).map(({member, type: from}) => ownMember(member, from, input)),
    ),
  };
}

function toMemberJson(member: MemberFacts, type: TypeFacts, input: MachineInput): MemberJson {
  const bound = input.bound.members.get(member.id);
  const words = bound && linkMemberWords(bound, input.names).words;
  const path = `${typePath(type)}#${memberAnchor(member.id)}`;
  const extended = extendedTypes(member).map((name) => namedType({type: name}, type, input, member));
  const {value, overrides, implements: implemented} = member;
  return {
    ...declarationJson(member, member.kind === 'constructor' ? type.name : member.name, path, type, input),
    kind: member.kind,
    ...(value !== undefined && {value}),
    ...wordsJson(member, type, words, input),
    ...unlessEmpty('extends', extended),
    ...(overrides !== undefined && {overrides}),
    ...(implemented !== undefined && {implements: implemented}),
    ...(bound?.inheritedFrom !== undefined && {descriptionFrom: bound.inheritedFrom}),
    source: member.source,
  };
}

function declarationJson(
  declaration: TypeFacts | MemberFacts,
  name: string,
  path: string,
  type: TypeFacts,
  {names: {linked}, lifetimes}: MachineInput,
): DeclarationJson {
  const since = lifetimes.lifetimes[declaration.id]?.since;
  const owners = linked.owners(type);
  const {platforms, obsolete} = declaration;
  return {
    id: declaration.id,
    name,
    declaration: formatSignature(declaration, declaration.id === type.id ? owners.slice(0, -1) : owners),
    path,
    ...(since !== undefined && {since}),
    ...(platforms && {platforms}),
    ...(obsolete && {obsolete: obsolete.message ?? ''}),
  };
}

type Relations = Pick<TypeJson, 'baseTypes' | 'interfaces' | 'derivedTypes' | 'implementers'>;

function relations(type: TypeFacts, input: MachineInput): Relations {
  const {linked} = input.names;
  const chain = linked.baseChain(type);
  const outermost = chain.at(-1) ?? type;
  const base = baseOf(outermost);
  const external = base && base.type !== 'System.Object' ? [namedType(base, outermost, input)] : [];
  return {
    ...unlessEmpty('baseTypes', [...chain.map((base) => ownType(base, input)), ...external]),
    ...unlessEmpty(
      'interfaces',
      interfacesOf(type).map((named) => namedType(named, type, input)),
    ),
    ...unlessEmpty(
      'derivedTypes',
      linked.derivedTypes(type.id).map((derived) => ownType(derived, input)),
    ),
    ...unlessEmpty(
      'implementers',
      linked.implementers(type.id).map((implementer) => ownType(implementer, input)),
    ),
  };
}

/** Links a member of another type. */
function ownMember(member: MemberFacts, type: TypeFacts, {names: {linked}}: MachineInput): ApiLinkJson {
  return {
    name: `${csharpName(type, linked)}.${member.name}`,
    id: member.id,
    path: `${typePath(type)}#${memberAnchor(member.id)}`,
  };
}

function ownType(type: TypeFacts, {names: {linked}}: MachineInput): ApiLinkJson {
  return {name: csharpName(type, linked), id: type.id, path: typePath(type)};
}

function namedType(
  named: AnnotatedType,
  within: TypeFacts,
  {names: {linked}}: MachineInput,
  member?: MemberFacts,
): ApiLinkJson {
  const own = resolveTypeName(named.type, linked);
  const text = typeText(named, scopeOf(within, linked, member));
  return own ? {name: text, id: own.id, path: typePath(own)} : {name: text};
}
