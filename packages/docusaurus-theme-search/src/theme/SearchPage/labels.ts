import {kindGroups, type KindGroup} from 'search-engine';

/** Labels of the kind groups. */
export const kindLabels: Readonly<Record<KindGroup, string>> = {
  type: 'Types',
  method: 'Methods',
  property: 'Properties',
  field: 'Fields and constants',
  constructor: 'Constructors',
  event: 'Events',
  operator: 'Operators',
  enumMember: 'Enum members',
  namespace: 'Namespaces',
};

/** Returns the kind groups that have hits, and the chosen one, in the order offered. */
export function offeredKinds(counts: Readonly<Record<string, number>>, chosen?: string): KindGroup[] {
  const groups = Object.keys(kindGroups) as KindGroup[];
  return groups.filter((group) => (counts[group] ?? 0) > 0 || group === chosen);
}

/** Returns `42 results`, for the page and for screen readers. */
export function countLabel(total: number): string {
  if (total === 0) return 'No results';
  return total === 1 ? '1 result' : `${total.toLocaleString('en')} results`;
}
