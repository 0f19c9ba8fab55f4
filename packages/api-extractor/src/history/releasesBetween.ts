import {compareReleases} from 'api-model';

/** The versions among tags from the oldest to the newest asked for, both included, oldest first. */
export function releasesBetween(tags: readonly string[], oldest: string, newest: string): readonly string[] {
  return tags
    .filter((tag) => /^\d+(?:\.\d+)+$/u.test(tag))
    .filter((tag) => compareReleases(tag, oldest) >= 0 && compareReleases(tag, newest) <= 0)
    .toSorted(compareReleases);
}
