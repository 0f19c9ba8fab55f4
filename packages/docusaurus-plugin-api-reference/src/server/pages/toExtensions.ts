import {
  groupBy,
  memberAnchor,
  memberName,
  typePath,
  type ExtensionMember,
  type MemberFacts,
  type TypeFacts,
} from 'api-model';
import type {ExtensionItem, ExtensionsView} from '../../view';
import {typeLink} from '../addresses/links';
import type {PageModel} from '../ApiModel';
import {firstSentenceHtml} from '../words/firstSentenceHtml';
import {commonBadges, parametersOf} from './toMemberList';

export type ExtensionSources = Pick<PageModel, 'linked' | 'words' | 'history'>;

/** Returns the members of static classes that extend a type or what it inherits from; overloads are listed once. */
export function toExtensions(type: TypeFacts, api: ExtensionSources): ExtensionsView | undefined {
  const extensions = api.linked.extensions(type);
  if (extensions.length === 0) return undefined;
  const names = groupBy(extensions, (each) => `${each.type.id} ${each.member.kind} ${each.member.name}`);
  const isMethod = extensions.every(({member}) => member.kind === 'method');
  return {
    title: isMethod ? 'Extension methods' : 'Extension members',
    members: [...names.values()].flatMap((group) => toItem(group, api)),
  };
}

function toItem(
  group: readonly ExtensionMember[],
  {linked, words, history}: ExtensionSources,
): readonly ExtensionItem[] {
  const [first] = group;
  if (!first) return [];
  const {member, type} = first;
  const members = group.map((each) => each.member);
  const description = words.members.get(member.id)?.description;
  return [
    {
      link: {text: memberName(member, type), href: `${typePath(type)}#${memberAnchor(member.id)}`},
      ...(member.kind === 'method' && {parameters: parametersOf(withoutReceiver(member))}),
      from: typeLink(type, linked),
      badges: commonBadges(members, type, history),
      ...(description && {sentenceHtml: firstSentenceHtml(description.summary)}),
    },
  ];
}

function withoutReceiver(member: MemberFacts): MemberFacts {
  return {...member, parameters: member.parameters?.filter(({modifier}) => !modifier?.startsWith('this'))};
}
