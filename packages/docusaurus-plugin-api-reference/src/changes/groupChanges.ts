import type {ChangesData} from './changesData';
import type {NetChange, NetChanges} from './composeChanges';

export type ChangeKind = keyof NetChanges;

/** All changes of one kind, ordered by type. */
export interface ChangeSection<Change extends NetChange = NetChange> {
  /** Changes of types themselves. */
  readonly types: readonly Change[];
  readonly groups: readonly ChangeGroup<Change>[];
}

export interface ChangeGroup<Change extends NetChange = NetChange> {
  /** An index in the data's `types`. */
  readonly type: number;
  readonly members: readonly Change[];
}

/** Groups changes: types first, then members by their type, both sorted by name. */
export function groupChanges<Change extends NetChange>(
  data: ChangesData,
  changes: readonly Change[],
): ChangeSection<Change> {
  const isMember = ({symbol}: NetChange): boolean => data.symbols[symbol]?.member !== undefined;
  const ofTypes = changes.filter((change) => !isMember(change));
  return {
    types: groupByType(data, ofTypes).flatMap(({members}) => members),
    groups: groupByType(data, changes.filter(isMember)),
  };
}

/** Groups changes by type, sorted by name; those of a type itself come before those of its members. */
export function groupByType<Change extends NetChange>(
  {types, symbols}: ChangesData,
  changes: readonly Change[],
): readonly ChangeGroup<Change>[] {
  const typeOf = ({symbol}: NetChange): number => symbols[symbol]?.type ?? 0;
  const byType = (a: number, b: number): number => compareNames(types[a]?.name, types[b]?.name) || a - b;
  const byMember = (a: NetChange, b: NetChange): number =>
    compareNames(symbols[a.symbol]?.member, symbols[b.symbol]?.member);
  return [...new Set(changes.map(typeOf))]
    .sort(byType)
    .map((type) => ({type, members: changes.filter((change) => typeOf(change) === type).sort(byMember)}));
}

/** Compares names ignoring case and locale, so that the order is the same on every machine. */
function compareNames(a = '', b = ''): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}
