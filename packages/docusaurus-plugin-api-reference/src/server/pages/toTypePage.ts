import {csharpName, type ApiNames, type BoundType} from 'api-descriptions';
import {interfacesOf, kindText, memberAnchor, signatureTokens, type LinkedSnapshot, type TypeFacts} from 'api-model';
import {escapeMarkup} from 'markup';
import type {EnumMemberView, TypeListItem, TypePageView} from '../../view';
import {namespaceLink, seeLinks, sourceLink, typeLink, typeNameLink} from '../addresses/links';
import type {PageModel} from '../ApiModel';
import {inlineHtml, joinHtml, type WordsRenderer} from '../words/renderWords';
import {notesView} from './notesView';
import {splitRemarks} from './splitRemarks';
import {toBadges} from './toBadges';
import {toExtensions, type ExtensionSources} from './toExtensions';
import {toBases, toFamily} from './toFamily';
import {toInherited} from './toInherited';
import {toMemberList, type ListSources} from './toMemberList';
import type {MemberSources} from './toMemberView';
import {toRemoved} from './toRemoved';
import {toSections} from './toSections';
import {toTokens} from './toTokens';
import {toUsedBy, toUses, type UseSources} from './toUsedBy';
import {withCapture, type CaptureSources} from './withCapture';

type TypePageSources = CaptureSources & ExtensionSources & ListSources & MemberSources & UseSources;

/** Returns everything on a type's page. */
export async function toTypePage(type: TypeFacts, api: TypePageSources): Promise<TypePageView> {
  const {linked, history} = api;
  const memberList = toMemberList(type, api);
  const extensions = toExtensions(type, api);
  const removed = toRemoved(type, history, linked);
  const words = await typeWords(api.words.types.get(type.id), api.names, api.renderer);
  const {introduction, remarks} = splitRemarks(words.remarks, memberList.length > 0);
  return {
    page: 'type',
    kind: kindText(type),
    name: csharpName(type, linked),
    namespace: namespaceLink(type.namespace),
    assembly: type.assembly,
    badges: toBadges(type, history),
    ...(type.obsolete?.message !== undefined && {obsolete: escapeMarkup(type.obsolete.message)}),
    ...words,
    introduction: withCapture(joinHtml(introduction), type, api),
    remarks: joinHtml(remarks),
    declaration: toTokens(signatureTokens(type, linked.owners(type).slice(0, -1)), linked),
    bases: toBases(type, linked),
    derivedCount: linked.derivedTypes(type.id).length,
    ...family(type, linked),
    interfaces: interfacesOf(type).map((named) => typeNameLink(named, type, linked)),
    implementers: linked.implementers(type.id).map((implementer) => typeLink(implementer, linked)),
    enumMembers: await enumMembers(type, api),
    flags: type.flags === true,
    nestedTypes: linked.snapshot.types
      .filter(({declaringType}) => declaringType === type.id)
      .map((nested) => toTypeListItem(nested, api)),
    memberList,
    sections: await toSections(type, api),
    inherited: toInherited(type, linked),
    ...(extensions && {extensions}),
    ...(removed.length > 0 && {removed}),
    usedBy: toUsedBy(type, api),
    placeCount: toUses(type, api).flatMap(({places}) => places).length,
    sources: type.sources.map((span) => sourceLink(span, linked)),
  };
}

/** Returns a type for a list: name, kind, purpose. */
export function toTypeListItem(
  type: TypeFacts,
  {linked, history, words}: Pick<PageModel, 'linked' | 'history' | 'words'>,
): TypeListItem {
  const description = words.types.get(type.id)?.description;
  return {
    link: typeLink(type, linked),
    kind: kindText(type),
    badges: toBadges(type, history),
    ...(description && {summaryHtml: inlineHtml(description.summary)}),
  };
}

function family(type: TypeFacts, linked: LinkedSnapshot): Pick<TypePageView, 'family'> {
  const root = type.kind === 'class' || type.kind === 'interface' ? toFamily(type, linked) : undefined;
  return root ? {family: root} : {};
}

async function typeWords(
  bound: BoundType | undefined,
  names: ApiNames,
  renderer: WordsRenderer,
): Promise<
  Pick<TypePageView, 'summaryHtml' | 'remarks' | 'notes' | 'see' | 'typeParameters' | 'parameters' | 'returnsHtml'>
> {
  if (!bound) return {remarks: [], see: [], typeParameters: [], parameters: []};
  const {type, description} = bound;
  return {
    summaryHtml: inlineHtml(description.summary),
    remarks: await renderer.typeRemarks(description.remarks, description.position.file),
    ...notesView(description.notes),
    see: seeLinks(description.see, names, type),
    typeParameters: bound.typeParameters.map((term) => ({name: term.name, html: inlineHtml(term.words)})),
    parameters: bound.parameters.map((term) => ({name: term.name, html: inlineHtml(term.words)})),
    ...(description.returns && {returnsHtml: inlineHtml(description.returns.words)}),
  };
}

async function enumMembers(
  type: TypeFacts,
  {names, words, history, renderer}: MemberSources,
): Promise<readonly EnumMemberView[]> {
  const members = (type.members ?? []).filter(({kind}) => kind === 'enumMember');
  return Promise.all(
    members.map(async (member) => {
      const description = words.members.get(member.id)?.description;
      return {
        anchor: memberAnchor(member.id),
        name: member.name,
        value: member.value ?? '',
        badges: toBadges(member, history, history.lifetimes[type.id]?.since),
        ...(description && {summaryHtml: inlineHtml(description.summary)}),
        remarks: description ? await renderer.remarks(description.remarks, description.position.file) : [],
        ...notesView(description?.notes),
        source: sourceLink(member.source, names.linked),
      };
    }),
  );
}
