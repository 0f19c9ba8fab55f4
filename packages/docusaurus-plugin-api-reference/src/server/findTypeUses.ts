import {
  definitionId,
  parseTypeName,
  type DocId,
  type LinkedSnapshot,
  type MemberFacts,
  type ParsedTypeName,
  type TypeFacts,
} from 'api-model';

/** A member that names a type. */
export interface TypeUse {
  readonly member: MemberFacts;
  readonly type: TypeFacts;
  /** It hands the type out: returns it or is of it. Else it takes it. */
  readonly gives: boolean;
}

/** Which members of other types give or take each type. */
export function findTypeUses({snapshot}: LinkedSnapshot): ReadonlyMap<DocId, readonly TypeUse[]> {
  const uses = new Map<DocId, TypeUse[]>();
  const add = (id: DocId, use: TypeUse): void => {
    if (id === use.type.id) return;
    const list = uses.get(id);
    if (!list) uses.set(id, [use]);
    else if (!list.some(({member}) => member === use.member)) list.push(use);
  };
  for (const type of snapshot.types) {
    for (const member of type.members ?? []) {
      // An override says nothing new: its base is listed.
      if (member.overrides !== undefined) continue;
      for (const id of namedTypes(member.type)) add(id, {member, type, gives: true});
      for (const parameter of member.parameters ?? [])
        for (const id of namedTypes(parameter.type)) add(id, {member, type, gives: false});
    }
  }
  return uses;
}

function namedTypes(name: string | undefined): readonly DocId[] {
  return name === undefined ? [] : idsIn(parseTypeName(name));
}

function idsIn(type: ParsedTypeName): readonly DocId[] {
  switch (type.kind) {
    case 'typeParameter':
      return [];
    case 'array':
    case 'pointer':
      return idsIn(type.element);
    case 'named':
      return [definitionId(type), ...type.segments.flatMap((segment) => segment.arguments.flatMap(idsIn))];
  }
}
