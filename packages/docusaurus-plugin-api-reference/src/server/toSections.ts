import {overloadGroups, type MemberFacts, type TypeFacts} from 'api-model';
import {operatorSymbol} from 'api-model';
import type {MemberGroupView, MemberSectionView} from '../view';
import type {ApiModel} from './ApiModel';
import {memberText, seeLinks} from './links';
import {inlineHtml, renderWords} from './renderWords';
import {sectionKinds} from './sectionKinds';
import {groupAnchor} from 'api-descriptions';
import {toMemberView} from './toMemberView';

/** A type's own members: by kind, those of one name together. */
export async function toSections(type: TypeFacts, api: ApiModel): Promise<readonly MemberSectionView[]> {
  const sections = await Promise.all(
    sectionKinds.map(async ({id, title, has}) => {
      const members = (type.members ?? []).filter(has);
      const groups = await Promise.all(overloadGroups(members).map((group) => toGroup(group, type, api)));
      return {id, title, kind: id, groups};
    }),
  );
  return sections.filter(({groups}) => groups.length > 0);
}

async function toGroup(members: readonly MemberFacts[], type: TypeFacts, api: ApiModel): Promise<MemberGroupView> {
  const [first] = members;
  if (!first) throw new Error(`${type.id} has an empty group of members.`);
  const bound = members.map(({id}) => api.words.members.get(id));
  // One text for several overloads is shown once, above them.
  const common = members.length > 1 && bound[0]?.group === true ? bound[0].description : undefined;
  const views = await Promise.all(
    members.map((member, index) =>
      toMemberView(member, type, api, common !== undefined && bound[index]?.description.position === common.position),
    ),
  );
  return {
    anchor: groupAnchor(first.id),
    name: first.kind === 'operator' ? operatorName(first) : memberText(first, type),
    ...(common && {
      shared: {
        summaryHtml: inlineHtml(common.summary),
        remarks: await renderWords(common.remarks, common.position.file, api.samples),
        see: seeLinks(common.see, api.names, type),
      },
    }),
    members: views,
  };
}

function operatorName({name}: MemberFacts): string {
  if (name === 'op_Implicit') return 'Implicit conversions';
  return name === 'op_Explicit' ? 'Explicit conversions' : `Operator ${operatorSymbol(name)}`;
}
