import {groupBy, memberText, type DocId} from 'api-model';
import {csharpName, type ApiNames, type OwnedMember} from '../apiNames';
import type {BoundDescriptions} from '../bind/boundDescriptions';

/** A member, or all overloads of a name, and how much the samples use it. */
export interface RankedMember {
  /** `CCNode.AddChild`; of a type's constructors `CCPoint()`. */
  readonly name: string;
  /** How many of the programs use it. */
  readonly programs: number;
  /** How often they use it. */
  readonly uses: number;
  /** Whether the words of an overload contain an example. One in the words of the type is not the member's own. */
  readonly hasExample: boolean;
}

/**
 * Ranks the members that programs use: by how many of them use it, then by how often, then by name. A member without
 * words of its own counts as the one whose words it inherits, because readers find them there.
 *
 * @param programs The ids of the identifiers in each program, of any library.
 */
export function rankMembers(
  names: ApiNames,
  bound: BoundDescriptions,
  programs: readonly (readonly string[])[],
): readonly RankedMember[] {
  const uses = programs.flatMap((ids, program) =>
    ids.flatMap((id) => {
      const described = bound.members.get(id as DocId)?.inheritedFrom ?? (id as DocId);
      const owned = names.linked.membersById.get(described);
      return owned ? [{...owned, program, name: nameOf(owned, names)}] : [];
    }),
  );
  return [...groupBy(uses, ({name}) => name)]
    .map(([name, group]) => ({
      name,
      programs: new Set(group.map(({program}) => program)).size,
      uses: group.length,
      hasExample: group[0] !== undefined && hasExample(group[0], bound),
    }))
    .sort((a, b) => b.programs - a.programs || b.uses - a.uses || (a.name < b.name ? -1 : 1));
}

function nameOf({member, type}: OwnedMember, names: ApiNames): string {
  const typeName = csharpName(type, names.linked);
  return member.kind === 'constructor' ? `${typeName}()` : `${typeName}.${memberText(member, type)}`;
}

function hasExample({member, type}: OwnedMember, bound: BoundDescriptions): boolean {
  const overloads = (type.members ?? []).filter(({kind, name}) => kind === member.kind && name === member.name);
  return overloads.some(({id}) => bound.members.get(id)?.description.remarks.some((block) => block.type === 'code'));
}
