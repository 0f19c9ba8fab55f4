import {
  allInterfaces,
  baseClasses,
  memberSignature,
  substituteInName,
  type DocId,
  type MemberFacts,
  type NamedType,
  type ParsedTypeName,
  type TypeFacts,
} from 'api-model';
import {constructedName} from './constructedName';
import {frameworkInterfaces, type InterfaceFacts, type InterfaceMember} from './frameworkInterfaces';
import type {TypeIndex} from './typeIndex';

/** An interface member that a class must implement explicitly. */
export interface MissingImplementation {
  readonly interfaceName: NamedType;
  /** With the interface's type arguments. */
  readonly member: InterfaceMember;
}

/**
 * Returns the interface members of a class or struct that none of its own or inherited public members implements. The
 * facts omit explicit implementations because these are not public, but the compiler requires them.
 */
export function missingImplementations(type: TypeFacts, {byId}: TypeIndex): readonly MissingImplementation[] {
  const find = (id: DocId): InterfaceFacts | undefined => byId.get(id) ?? frameworkInterfaces.get(id);
  const candidates = [{type, arguments: []}, ...baseClasses(type, (id) => byId.get(id))].flatMap((declaring) =>
    (declaring.type.members ?? []).filter(canImplement).map((member) => substituted(member, declaring.arguments)),
  );
  return allInterfaces<InterfaceFacts>(type, find).flatMap((declaring) =>
    (declaring.type.members ?? [])
      .map((member) => substituted(member, declaring.arguments))
      .filter((member) => !candidates.some((candidate) => implementsMember(candidate, member)))
      .map((member) => ({interfaceName: constructedName(declaring), member})),
  );
}

function canImplement(member: MemberFacts): boolean {
  return member.accessibility === 'public' && !member.modifiers?.includes('static');
}

function implementsMember(candidate: InterfaceMember, member: InterfaceMember): boolean {
  return (
    candidate.kind === member.kind &&
    candidate.type === member.type &&
    memberSignature(candidate) === memberSignature(member) &&
    Object.keys(member.accessors ?? {}).every((accessor) => hasPublicAccessor(candidate, accessor))
  );
}

function hasPublicAccessor({accessors}: InterfaceMember, accessor: string): boolean {
  return Object.entries(accessors ?? {}).some(
    ([name, accessibility]) => name === accessor && accessibility === 'public',
  );
}

function substituted(member: InterfaceMember, list: readonly ParsedTypeName[]): InterfaceMember {
  return {
    ...member,
    type: member.type && substituteInName(member.type, list),
    parameters: member.parameters?.map((parameter) => ({...parameter, type: substituteInName(parameter.type, list)})),
  };
}
