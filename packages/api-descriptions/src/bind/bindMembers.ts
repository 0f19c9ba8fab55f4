import type {DocId, MemberFacts, TypeFacts} from 'api-model';
import {didYouMean, similarNames} from 'name-suggestions';
import {csharpName, inheritedTypes, type ApiNames} from '../apiNames';
import type {MemberDescription, TypeDescription} from '../descriptions';
import {broken, type Problem} from '../problem';
import {bindMemberTerms} from './bindTerms';
import type {BoundMember} from './boundDescriptions';
import {findMembers} from './findMembers';
import {memberHeading} from './memberHeading';
import {parseHeading} from './parseHeading';

const headingForms =
  'Name, Name(Type, Type), this[Type], operator +(Type, Type), implicit operator Type(Type) or extension(Type).Name';

/** One heading of a description and the members it refers to. */
export interface BoundHeading {
  readonly description: MemberDescription;
  readonly members: readonly MemberFacts[];
  readonly group: boolean;
}

/** Finds each heading's member or overloads; unknown and ambiguous headings are problems. */
export function bindHeadings(
  description: TypeDescription,
  type: TypeFacts,
  names: ApiNames,
  problems: Problem[],
): readonly BoundHeading[] {
  const taken = new Map<string, MemberDescription>();
  return description.members.flatMap((member) => {
    const found = findHeading(member, type, names, problems);
    if (!found) return [];
    const key = `${String(found.group)} ${found.members.map(({id}) => id).join(' ')}`;
    const first = taken.get(key);
    if (first) {
      const message = `"${member.heading}" is described twice, first on line ${first.position.line}. Keep one.`;
      problems.push(broken(member.position, message));
      return [];
    }
    taken.set(key, member);
    return [{description: member, ...found}];
  });
}

/** Assigns descriptions to members. A heading for one overload wins over the heading for all overloads. */
export function bindMembers(
  headings: readonly BoundHeading[],
  type: TypeFacts,
  problems: Problem[],
): ReadonlyMap<DocId, BoundMember> {
  const bound = new Map<DocId, BoundMember>();
  for (const {description, members, group} of [...headings].sort((a, b) => Number(b.group) - Number(a.group))) {
    bindMemberTerms(description, members, description.heading, problems);
    for (const member of members) {
      const terms = bindMemberTerms(description, [member], description.heading, []);
      bound.set(member.id, {description, group, writtenFor: type.id, ...terms});
    }
  }
  return bound;
}

function findHeading(
  description: MemberDescription,
  type: TypeFacts,
  names: ApiNames,
  problems: Problem[],
): Pick<BoundHeading, 'members' | 'group'> | undefined {
  const {heading: written, position} = description;
  const heading = parseHeading(written);
  if (!heading) {
    problems.push(broken(position, `"${written}" is not a member's heading. Write ${headingForms}.`));
    return undefined;
  }
  const found = findMembers(heading, type, names.linked);
  if (found.kind === 'found') return found;
  if (found.kind === 'ambiguous') {
    const exact = exactHeadings(found.members, type, names).join(' | ');
    problems.push(broken(position, `"${written}" is ambiguous. Use one of: ${exact}.`));
  } else {
    const message = unknownMember(written, heading.name, found.sameName, type, names);
    problems.push({kind: 'orphaned', position, message});
  }
  return undefined;
}

function unknownMember(
  written: string,
  name: string,
  sameName: readonly MemberFacts[],
  type: TypeFacts,
  names: ApiNames,
): string {
  const shown = csharpName(type, names.linked);
  if (sameName.length > 0) {
    const overloads = exactHeadings(sameName, type, names).join(' | ');
    return `${shown} has no "${written}". It has: ${overloads}. Write one of them, or the name alone for all.`;
  }
  const base = inheritedTypes(type, names.linked).find((each) => each.members?.some((member) => member.name === name));
  if (base) {
    return `${shown} inherits "${written}" from ${base.name}. Move the description to ${base.name}.`;
  }
  const members = type.members ?? [];
  const candidates = written.includes('(') ? exactHeadings(members, type, names) : [];
  const near = didYouMean(similarNames(written, [...candidates, ...members.map((member) => member.name)]));
  return `${shown} has no public or protected member "${written}".${near} Correct the heading or remove it.`;
}

function exactHeadings(members: readonly MemberFacts[], type: TypeFacts, names: ApiNames): readonly string[] {
  return members.map((member) => memberHeading(member, type, names.linked));
}
