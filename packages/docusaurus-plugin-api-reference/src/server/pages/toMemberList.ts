import {scopeOf} from 'api-descriptions';
import {
  memberName,
  overloadGroups,
  receiverOf,
  resultOf,
  typeText,
  type Lifetimes,
  type LinkedSnapshot,
  type MemberFacts,
  type TypeFacts,
} from 'api-model';
import type {Badge, MemberListView, MemberRowView} from '../../view';
import {headingAnchor} from '../addresses/headingAnchor';
import type {PageModel} from '../ApiModel';
import type {Places} from '../reading/readPlaces';
import {firstSentenceHtml} from '../words/firstSentenceHtml';
import {sectionKinds, isTableSection} from './sectionKinds';
import {toBadges} from './toBadges';

/** What the rows are made of. */
export type ListSources = Pick<PageModel, 'linked' | 'words' | 'history' | 'places' | 'memberGroups'>;

/** Types with fewer members have no list, because it would not save time. */
const minListedMembers = 8;

/** The maximum length of a type or parameter list in a row. */
const maxRowLength = 28;

/** Returns a type's own members, one row per name. Empty for a small type, or if all its members are in tables. */
export function toMemberList(type: TypeFacts, api: ListSources): readonly MemberListView[] {
  const kinds = sectionKinds.map(({id, title, has}) => ({
    id,
    title,
    names: overloadGroups((type.members ?? []).filter(has)).map((members) => toName(members, type)),
  }));
  // There are many protected fields, but few readers derive classes, so only those in groups are listed.
  const listed = kinds.filter(({id, names}) => id !== 'protected-fields' && names.length > 0);
  const count = listed.reduce((sum, {names}) => sum + names.length, 0);
  if (count < minListedMembers || listed.every(({id}) => isTableSection(id))) return [];

  const groups = api.memberGroups.get(type.id) ?? [];
  const grouped = new Set(groups.flatMap(({members}) => members));
  const all = kinds.flatMap(({names}) => names);
  const toRows = (names: readonly NamedMembers[]): readonly MemberRowView[] =>
    names.map((one) => toRow(one, type, api));
  return [
    ...groups.map(({name, members}) => ({
      id: `members-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
      title: name,
      rows: toRows(members.flatMap((member) => all.filter(({name}) => name === member))),
    })),
    ...listed
      .map(({title, names}) => ({
        title: groups.length > 0 ? `Other ${title.toLowerCase()}` : title,
        rows: toRows(names.filter(({name}) => !grouped.has(name))),
      }))
      .filter(({rows}) => rows.length > 0),
  ];
}

/** The members of one name. */
interface NamedMembers {
  readonly name: string;
  readonly first: MemberFacts;
  readonly members: readonly MemberFacts[];
}

function toName(members: readonly MemberFacts[], type: TypeFacts): NamedMembers {
  const [first] = members;
  if (!first) throw new Error(`${type.id} has an empty group of members.`);
  return {name: memberName(first, type), first, members};
}

function toRow({name, first, members}: NamedMembers, type: TypeFacts, api: ListSources): MemberRowView {
  const shown = mostUsed(members, api.places.counts);
  const description = api.words.members.get(shown.id)?.description;
  const marks = marksOf(members);
  return {
    anchor: headingAnchor(first, type),
    name,
    ...detailOf(shown, members, type, api.linked),
    ...(marks.length > 0 && {marks}),
    badges: commonBadges(members, type, api.history),
    ...(description && {sentenceHtml: firstSentenceHtml(description.summary)}),
  };
}

/** Returns the overload that samples use most, which represents the others in the row, or else the first one. */
function mostUsed(members: readonly MemberFacts[], counts: Places['counts']): MemberFacts {
  const count = ({id}: MemberFacts): number => counts.get(id) ?? 0;
  return members.reduce((best, member) => (count(member) > count(best) ? member : best));
}

/** Returns the parameters of the shown overload, and the type of the value or what all overloads return. */
function detailOf(
  shown: MemberFacts,
  members: readonly MemberFacts[],
  type: TypeFacts,
  linked: LinkedSnapshot,
): Pick<MemberRowView, 'parameters' | 'type'> {
  if (shown.kind === 'operator') return {};
  if (shown.kind === 'constructor') return {parameters: parametersOf(shown)};
  const results = new Set(members.map((member) => typeText(resultOf(member), scopeOf(type, linked, member))));
  const [text = ''] = results;
  return {
    ...(shown.kind === 'method' && {parameters: parametersOf(shown)}),
    ...(results.size === 1 && text !== 'void' && text.length <= maxRowLength && {type: text}),
  };
}

/** Returns the names of the parameters as a row shows them: `(child, tag)`, or `(…)` for many. */
export function parametersOf({parameters = []}: MemberFacts): string {
  const list = `(${parameters.map(({name}) => name).join(', ')})`;
  return list.length > maxRowLength ? '(…)' : list;
}

function marksOf(members: readonly MemberFacts[]): readonly string[] {
  const each = (has: (member: MemberFacts) => boolean): boolean => members.every(has);
  return [
    ...(members.length > 1 ? [`${members.length} overloads`] : []),
    ...staticMarks(members),
    ...(each(({accessibility}) => accessibility.startsWith('protected')) ? ['protected'] : []),
    ...(each(({overrides}) => overrides !== undefined) ? ['override'] : []),
  ];
}

/** An extension method is declared static, but it is called on an instance. */
function staticMarks(members: readonly MemberFacts[]): readonly string[] {
  const isStatic = members.every(({modifiers = [], kind}) => modifiers.includes('static') && kind !== 'operator');
  const isExtension = members.every((member) => receiverOf(member) !== undefined);
  const isCalledOnType = members.every(({extension}) => extension !== undefined);
  return [...(isStatic && (isCalledOnType || !isExtension) ? ['static'] : []), ...(isExtension ? ['extension'] : [])];
}

/** Returns the badges that all overloads have. */
export function commonBadges(members: readonly MemberFacts[], type: TypeFacts, history: Lifetimes): readonly Badge[] {
  const [first = [], ...others] = members.map((member) => toBadges(member, history, history.lifetimes[type.id]?.since));
  return first.filter(({text}) => others.every((badges) => badges.some((badge) => badge.text === text)));
}
