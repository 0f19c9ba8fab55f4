import {
  compareReleases,
  compareText,
  fullNameOf,
  groupBy,
  referencePath,
  type LinkedSnapshot,
  type TypeFacts,
} from 'api-model';
import {overloadName, type NameScope} from '../../changes/symbolNames';
import type {RemovedView} from '../../view';
import type {ApiHistory} from '../reading/readHistory';

/** Returns the members that a type no longer has, by the release that removed them, the newest first. */
export function toRemoved(
  type: TypeFacts,
  {releases, lifetimes, removedMembers}: Omit<ApiHistory, 'changes'>,
  linked: LinkedSnapshot,
): readonly RemovedView[] {
  // Members of a removed type went with it.
  if (lifetimes[type.id]?.until !== undefined) return [];
  const gone = removedMembers.get(type.id) ?? [];
  const types = new Map(linked.owners(type).map((owner) => [fullNameOf(owner.id), owner]));
  const scope: NameScope = {types, typeNames: new Set()};
  return [...groupBy(gone, (id) => lifetimes[id]?.until ?? '')]
    .sort(([a], [b]) => compareReleases(b, a))
    .flatMap(([until, ids]) => {
      const release = releases[releases.indexOf(until) + 1];
      if (release === undefined) return [];
      const query = new URLSearchParams({from: until, to: release}).toString();
      const link = {text: `Removed in ${release}`, href: `${referencePath}/changes?${query}`};
      return [{link, names: ids.map((id) => overloadName(id, scope)).sort(compareText)}];
    });
}
