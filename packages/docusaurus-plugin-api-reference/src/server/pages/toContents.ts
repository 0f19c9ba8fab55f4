import {breakName, fittingCharacters} from 'api-model';
import {escapeMarkup} from 'markup';
import type {ApiPageView, TocEntry, TypePageView} from '../../view';
import {isTableSection} from './sectionKinds';

/** Returns the page's table of contents. It must match the headings, because the browser derives it from these. */
export function toContents(view: ApiPageView): readonly TocEntry[] {
  if (view.page === 'namespace') {
    const topics = view.topics.map(({id, title}) => entry(title, id));
    return view.families.length > 0 ? [...topics, entry('Inheritance', 'families')] : topics;
  }
  return typeContents(view);
}

function typeContents(view: TypePageView): readonly TocEntry[] {
  // The list of members already has a link to each.
  const isListed = view.memberList.length > 0;
  const hasFamily = view.family !== undefined || view.interfaces.length + view.implementers.length > 0;
  return [
    ...(isListed ? [entry('Members', 'members')] : []),
    ...view.memberList.flatMap(({title, id}) => (id === undefined ? [] : [{value: title, id, level: 3 as const}])),
    ...(view.remarks.length > 0 ? [entry('Remarks', 'remarks')] : []),
    ...view.remarks.flatMap((block) =>
      block.kind === 'heading' ? [{value: block.html, id: block.id, level: 3 as const}] : [],
    ),
    ...(view.enumMembers.length > 0 ? [entry('Values', 'values')] : []),
    ...(view.nestedTypes.length > 0 ? [entry('Nested types', 'nested-types')] : []),
    ...view.sections.flatMap(({title, id, groups}) => [
      entry(title, id),
      ...(isListed || isTableSection(id) ? [] : groups).map(({name, anchor}): TocEntry => ({
        value: breakName(name, fittingCharacters.heading).map(escapeMarkup).join('<wbr>'),
        id: anchor,
        level: 3,
      })),
    ]),
    ...(view.inherited.length > 0 ? [entry('Inherited members', 'inherited-members')] : []),
    ...(view.extensions ? [entry(view.extensions.title, 'extensions')] : []),
    ...(hasFamily ? [entry('Inheritance', 'family')] : []),
    ...(view.removed ? [entry('Removed members', 'removed-members')] : []),
    ...(view.usedBy.length > 0 ? [entry('Used by', 'used-by')] : []),
  ];
}

function entry(value: string, id: string): TocEntry {
  return {value, id, level: 2};
}
