import type {MemberFacts, MemberKind} from './facts';

/** All kinds of members, in the order of a page's sections. */
export const memberKinds: readonly MemberKind[] = [
  'constructor',
  'constant',
  'enumMember',
  'field',
  'property',
  'indexer',
  'method',
  'operator',
  'event',
];

type Comparable = Pick<MemberFacts, 'id' | 'kind' | 'name' | 'parameters' | 'value' | 'source'>;

/**
 * Orders a type's members by kind, then name (ignoring case), then number of parameters, then id. Enum members are ordered
 * by their numbers, those with the same number as in the source.
 */
export function compareMembers(a: Comparable, b: Comparable): number {
  return (
    memberKinds.indexOf(a.kind) - memberKinds.indexOf(b.kind) ||
    (a.kind === 'enumMember' ? compareEnumMembers(a, b) : compareNames(a, b))
  );
}

/** Compares code units instead of using a locale, so that the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareNames(a: Comparable, b: Comparable): number {
  return (
    compareText(a.name.toLowerCase(), b.name.toLowerCase()) ||
    (a.parameters?.length ?? 0) - (b.parameters?.length ?? 0) ||
    compareText(a.id, b.id)
  );
}

function compareEnumMembers(a: Comparable, b: Comparable): number {
  const [left, right] = [BigInt(a.value ?? '0'), BigInt(b.value ?? '0')];
  if (left !== right) return left < right ? -1 : 1;
  return (a.source.line ?? 0) - (b.source.line ?? 0) || compareText(a.id, b.id);
}
