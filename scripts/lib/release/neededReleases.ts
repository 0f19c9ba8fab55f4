import {compareReleases, type ReleaseChanges} from 'api-model';

/** The releases before `version` that its history reads, oldest first: those of `api/history` and the one before them. */
export function neededReleases(
  history: readonly Pick<ReleaseChanges, 'release' | 'previous'>[],
  version: string,
): readonly string[] {
  const known = new Set(history.flatMap(({release, previous}) => [previous, release]));
  return [...known].filter((release) => compareReleases(release, version) < 0).sort(compareReleases);
}
