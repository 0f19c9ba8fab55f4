import {compareReleases, releaseOf} from 'api-model';

/** Returns the tags of releases from `oldest` to `newest`, both included, oldest first. */
export function releasesBetween(tags: readonly string[], oldest: string, newest: string): readonly string[] {
  return tags
    .filter((tag) => /^v?\d+(?:\.\d+)+$/u.test(tag))
    .filter((tag) => compareReleases(releaseOf(tag), oldest) >= 0 && compareReleases(releaseOf(tag), newest) <= 0)
    .toSorted((a, b) => compareReleases(releaseOf(a), releaseOf(b)));
}
