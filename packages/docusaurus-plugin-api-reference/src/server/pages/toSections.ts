import type {BoundMember} from 'api-descriptions';
import {memberName, overloadGroups, type MemberFacts, type TypeFacts} from 'api-model';
import type {MemberGroupView, MemberSectionView, MemberView, TermsView, TermView} from '../../view';
import {headingAnchor} from '../addresses/headingAnchor';
import {seeLinks} from '../addresses/links';
import {inlineHtml} from '../words/renderWords';
import {notesView} from './notesView';
import {sectionKinds} from './sectionKinds';
import {toMemberView, type MemberSources} from './toMemberView';

/** Returns a type's own members by kind, grouped by name. */
export async function toSections(type: TypeFacts, api: MemberSources): Promise<readonly MemberSectionView[]> {
  const sections = await Promise.all(
    sectionKinds.map(async ({id, title, has}) => {
      const members = (type.members ?? []).filter(has);
      const groups = await Promise.all(overloadGroups(members).map((group) => toGroup(group, type, api)));
      return {id, title, kind: id, groups};
    }),
  );
  return sections.filter(({groups}) => groups.length > 0);
}

async function toGroup(members: readonly MemberFacts[], type: TypeFacts, api: MemberSources): Promise<MemberGroupView> {
  const [first] = members;
  if (!first) throw new Error(`${type.id} has an empty group of members.`);
  const bound = members.map(({id}) => api.words.members.get(id));
  // A description for several overloads is shown once, above them.
  const common = members.length > 1 && bound[0]?.group === true ? bound[0].description : undefined;
  const isShared = bound.map((each) => common !== undefined && each?.description.position === common.position);
  const views = await Promise.all(
    members.map((member, index) => toMemberView(member, type, api, isShared[index] ?? false)),
  );
  const sharesTerms = isShared.every(Boolean);
  return {
    anchor: headingAnchor(first, type),
    name: memberName(first, type),
    ...(common && {
      shared: {
        summaryHtml: inlineHtml(common.summary),
        remarks: await api.renderer.remarks(common.remarks, common.position.file),
        ...notesView(common.notes),
        see: seeLinks(common.see, api.names, type),
        ...(sharesTerms ? joinTerms(views) : noTerms),
      },
    }),
    members: views.map((view, index) => {
      if (sharesTerms) return withoutTerms(view);
      return isRepeated(index, bound) ? withoutExamples(view) : view;
    }),
  };
}

const noTerms: TermsView = {typeParameters: [], parameters: [], exceptions: []};

/** What is left of an overload: its summary, remarks and notes are above and below it already. */
function withoutTerms({anchor, declaration, badges, obsolete, relations, source}: MemberView): MemberView {
  return {
    anchor,
    declaration,
    badges,
    ...(obsolete !== undefined && {obsolete}),
    ...noTerms,
    remarks: [],
    see: [],
    relations,
    source,
  };
}

/** Returns the terms of overloads with one description, each once, in the order of the declarations. */
function joinTerms(overloads: readonly MemberView[]): TermsView {
  const unique = (terms: readonly TermView[]): readonly TermView[] => [
    ...new Map(terms.map((term) => [term.name, term])).values(),
  ];
  const [first] = overloads;
  return {
    typeParameters: unique(overloads.flatMap(({typeParameters}) => typeParameters)),
    parameters: unique(overloads.flatMap(({parameters}) => parameters)),
    ...(first?.returnsHtml !== undefined && {returnsHtml: first.returnsHtml}),
    exceptions: first?.exceptions ?? [],
  };
}

/** Returns whether a previous overload has the same description. */
function isRepeated(index: number, bound: readonly (BoundMember | undefined)[]): boolean {
  const position = bound[index]?.description.position;
  return position !== undefined && bound.findIndex((other) => other?.description.position === position) < index;
}

const withoutExamples = (view: MemberView): MemberView => ({
  ...view,
  remarks: view.remarks.filter(({kind}) => kind !== 'code'),
});
