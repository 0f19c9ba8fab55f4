import {memberId, typeId, type DocId, type InheritableMember, type InheritableType, type MemberFacts} from 'api-model';
import table from './frameworkInterfaces.json';

/** What has to be known of an interface to implement it. */
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
 * .NET's interfaces that classes tend to implement explicitly, in part. All others are taken to be implemented by public
 * members: where they are not, the compiler names them, and they belong into the table.
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
