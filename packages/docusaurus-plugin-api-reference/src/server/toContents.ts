import type {ApiPageView, TocEntry, TypePageView} from '../view';

/** The page's contents, exactly as its headings give them: the browser reads them from there. */
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
    ...(hasFamily ? [entry('Family', 'family')] : []),
    ...(view.enumMembers.length > 0 ? [entry('Values', 'values')] : []),
    ...(view.nestedTypes.length > 0 ? [entry('Nested types', 'nested-types')] : []),
    ...view.sections.flatMap(({title, id, groups}) => [
      entry(title, id),
      ...(hasHeadings(id) ? groups : []).map(({name, anchor}): TocEntry => ({
        value: name.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
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

/** Fields and constants stand in tables, without headings. */
function hasHeadings(section: string): boolean {
  return !['constants', 'fields', 'protected-fields'].includes(section);
}
