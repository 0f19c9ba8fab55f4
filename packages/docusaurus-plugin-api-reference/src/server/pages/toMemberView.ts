import type {BoundMember} from 'api-descriptions';
import {
  describedParameters,
  extendedTypes,
  memberAnchor,
  signatureTokens,
  type DocId,
  type LinkedSnapshot,
  type MemberFacts,
  type TypeFacts,
} from 'api-model';
import {escapeMarkup} from 'markup';
import type {Link, MemberView, RelationView, TermView} from '../../view';
import {exceptionLink, memberIdLink, seeLinks, sourceLink, typeLink, typeNameLink} from '../addresses/links';
import type {PageModel} from '../ApiModel';
import {inlineHtml} from '../words/renderWords';
import {notesView} from './notesView';
import {toBadges} from './toBadges';
import {toTokens} from './toTokens';

type WordsView = Pick<
  MemberView,
  'summaryHtml' | 'typeParameters' | 'parameters' | 'returnsHtml' | 'exceptions' | 'remarks' | 'notes' | 'see'
>;

/** What the view of a member is made of. */
export type MemberSources = Pick<PageModel, 'names' | 'words' | 'history' | 'renderer'>;

/**
 * Returns the view of one overload. A `shared` description is shown once for the whole group, so the overload only gets
 * the descriptions of its parameters.
 */
export async function toMemberView(
  member: MemberFacts,
  type: TypeFacts,
  {names, words, history, renderer}: MemberSources,
  shared: boolean,
): Promise<MemberView> {
  const {linked} = names;
  const bound = words.members.get(member.id);
  return {
    anchor: memberAnchor(member.id),
    declaration: toTokens(signatureTokens(member, linked.owners(type)), linked),
    badges: toBadges(member, history, history.lifetimes[type.id]?.since),
    ...(member.obsolete?.message !== undefined && {obsolete: escapeMarkup(member.obsolete.message)}),
    ...(await wordsView(member, bound, {names, renderer}, shared)),
    relations: relations(member, type, bound, linked),
    source: sourceLink(member.source, linked),
  };
}

async function wordsView(
  member: MemberFacts,
  bound: BoundMember | undefined,
  {names, renderer}: Pick<MemberSources, 'names' | 'renderer'>,
  shared: boolean,
): Promise<WordsView> {
  if (!bound) return {typeParameters: [], parameters: [], exceptions: [], remarks: [], see: []};
  const {description, writtenFor} = bound;
  const from = names.linked.typesById.get(writtenFor);
  const words = {
    ...(!shared && {summaryHtml: inlineHtml(description.summary)}),
    typeParameters: bound.typeParameters.map(({name, words}) => ({name, html: inlineHtml(words)})),
    parameters: parameterViews(member, bound),
    ...(description.returns && {returnsHtml: inlineHtml(description.returns.words)}),
    exceptions: description.exceptions.map((term) => ({
      type: exceptionLink(term, names, from),
      html: inlineHtml(term.words),
    })),
    remarks: shared ? [] : await renderer.remarks(description.remarks, description.position.file),
    ...(!shared && notesView(description.notes)),
  };
  return {...words, see: shared ? [] : notLinkedIn(words, seeLinks(description.see, names, from))};
}

/** Returns the "See also" links that the text does not contain already. */
function notLinkedIn(words: Omit<WordsView, 'see'>, links: readonly Link[]): readonly Link[] {
  const text = JSON.stringify(words);
  return links.filter(({href}) => !text.includes(`href=\\"${href}\\"`));
}

/** Links the interface instead of its member, which has the same name. */
function interfaceLink(id: DocId, linked: LinkedSnapshot): Link | string {
  const own = linked.membersById.get(id);
  return own ? typeLink(own.type, linked) : memberIdLink(id, linked);
}

/** Returns the overload's parameters in the order of its declaration. A shared description may have more. */
function parameterViews(member: MemberFacts, bound: BoundMember): readonly TermView[] {
  return describedParameters(member).flatMap(({name}) => {
    const term = bound.parameters.find((candidate) => candidate.name === name);
    return term ? [{name, html: inlineHtml(term.words)}] : [];
  });
}

function relations(
  member: MemberFacts,
  type: TypeFacts,
  bound: BoundMember | undefined,
  linked: LinkedSnapshot,
): readonly RelationView[] {
  const extended = extendedTypes(member).map((name) => typeNameLink({type: name}, type, linked, member));
  const from = bound?.inheritedFrom === undefined ? undefined : linked.membersById.get(bound.inheritedFrom);
  return [
    ...(extended.length > 0 ? [{label: 'Extends', links: extended} as const] : []),
    ...(member.overrides ? [{label: 'Overrides', links: [memberIdLink(member.overrides, linked)]} as const] : []),
    ...(member.implements
      ? [{label: 'Implements', links: member.implements.map((id) => interfaceLink(id, linked))} as const]
      : []),
    ...(from ? [{label: 'Documentation inherited from', links: [typeLink(from.type, linked)]} as const] : []),
  ];
}
