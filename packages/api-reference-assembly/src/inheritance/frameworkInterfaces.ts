import {memberId, typeId, type DocId, type InheritableMember, type InheritableType, type MemberFacts} from 'api-model';
import table from './frameworkInterfaces.json';

/** The facts about an interface that are needed to implement it. */
export interface InterfaceFacts extends InheritableType {
  readonly members?: readonly InterfaceMember[];
}

export interface InterfaceMember
  extends Omit<InheritableMember, 'parameters'>, Pick<MemberFacts, 'type' | 'parameters' | 'accessors'> {}

interface TableEntry {
  readonly interfaces?: readonly string[];
  readonly members: readonly Omit<InterfaceMember, 'id'>[];
}

/**
 * .NET's interfaces that classes often implement partly explicitly. All others are assumed to be implemented by public
 * members. If one is not, the compiler reports it, and it must be added to the table.
 */
export const frameworkInterfaces: ReadonlyMap<DocId, InterfaceFacts> = new Map(
  Object.entries(table as unknown as Readonly<Record<string, TableEntry>>).map(([name, entry]) => [
    typeId(name),
    {
      ...entry,
      id: typeId(name),
      members: entry.members.map((member) => ({
        ...member,
        id: memberId({...member, arity: 0, declaringType: typeId(name)}),
      })),
    },
  ]),
);
