import {breakName, fittingCharacters} from 'api-model';
import {isTableSection} from './sectionKinds';
import type {ApiPageView, TocEntry, TypePageView} from '../view';

/** Returns the page's table of contents. It must match the headings, because the browser derives it from these. */
export function toContents(view: ApiPageView): readonly TocEntry[] {
  if (view.page === 'namespace') {
    const topics = view.topics.map(({id, title}) => entry(title, id));
    return view.families.length > 0 ? [...topics, entry('Families', 'families')] : topics;
  }
  return typeContents(view);
}

function typeContents(view: TypePageView): readonly TocEntry[] {
  const hasFamily = view.family !== undefined || view.interfaces.length + view.implementers.length > 0;
  return [
    ...(view.memberList.length > 0 ? [entry('Members', 'members')] : []),
    ...view.memberList.flatMap(({title, id}) => (id === undefined ? [] : [{value: title, id, level: 3 as const}])),
    ...(hasFamily ? [entry('Family', 'family')] : []),
    ...(view.enumMembers.length > 0 ? [entry('Values', 'values')] : []),
    ...(view.nestedTypes.length > 0 ? [entry('Nested types', 'nested-types')] : []),
    ...view.sections.flatMap(({title, id, groups}) => [
      entry(title, id),
      ...(isTableSection(id) ? [] : groups).map(({name, anchor}): TocEntry => ({
        value: breakName(name, fittingCharacters.heading)
          .map((piece) => piece.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
          .join('<wbr>'),
        id: anchor,
        level: 3,
      })),
    ]),
    ...(view.inherited.length > 0 ? [entry('Inherited members', 'inherited-members')] : []),
    ...(view.usedBy.length > 0 ? [entry('Used by', 'used-by')] : []),
  ];
}

function entry(value: string, id: string): TocEntry {
  return {value, id, level: 2};
}
