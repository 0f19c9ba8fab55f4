import {compareReleases, type DocId, type ReleaseChanges, type TypeFacts} from 'api-model';
import type {Position, TypeDescription} from '../descriptions';
import {broken, type Problem} from '../problem';
import type {BoundHeading} from './bindMembers';

/** Finds text that was checked before a later release changed what it describes. */
export function findStale(
  description: TypeDescription,
  type: TypeFacts,
  headings: readonly BoundHeading[],
  newestRelease: string,
  releases: readonly ReleaseChanges[],
): readonly Problem[] {
  const {checked, position} = description;
  if (checked === '') return [];
  if (compareReleases(checked, newestRelease) > 0) {
    const message = `"checked: ${checked}" is newer than the documented release, ${newestRelease}.`;
    return [broken({...position, line: 1, column: 1}, `${message} Write the release that was checked.`)];
  }
  const later = releases.filter(({release}) => compareReleases(release, checked) > 0);
  return later.flatMap((changes) => [
    ...staleAt(position, description.title, [type.id], checked, changes),
    ...headings.flatMap(({description: member, members, group}) => [
      ...staleAt(
        member.position,
        member.heading,
        members.map(({id}) => id),
        checked,
        changes,
      ),
      ...(group
        ? newOverloads(
            member.position,
            member.heading,
            members.map(({id}) => id),
            checked,
            changes,
          )
        : []),
    ]),
  ]);
}

function staleAt(
  position: Position,
  name: string,
  ids: readonly DocId[],
  checked: string,
  {release, changed, nullability = [], obsoleted}: ReleaseChanges,
): readonly Problem[] {
  const signatures = [...changed, ...nullability]
    .filter(({id}) => ids.includes(id))
    .map(({before, after}) => `"${name}" changed in ${release}: \`${before}\` became \`${after}\``);
  const obsolete = ids.some((id) => obsoleted.includes(id)) ? [`"${name}" became obsolete in ${release}`] : [];
  return [...signatures, ...obsolete].map((what) => stale(position, what, checked));
}

function newOverloads(
  position: Position,
  name: string,
  ids: readonly DocId[],
  checked: string,
  {release, added}: ReleaseChanges,
): readonly Problem[] {
  const isNew = ids.some((id) => added.includes(id));
  return isNew ? [stale(position, `"${name}" got a new overload in ${release}`, checked)] : [];
}

function stale(position: Position, what: string, checked: string): Problem {
  const howTo = 'Check the description again, then raise "checked".';
  return {kind: 'stale', position, message: `${what}, after this description was checked (${checked}). ${howTo}`};
}
