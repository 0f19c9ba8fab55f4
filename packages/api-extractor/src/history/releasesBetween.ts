import {compareReleases, isPreviewTag, isReleaseTag, releaseOf} from 'api-model';

/**
 * Returns the tags of releases from `oldest` to `newest`, both included, oldest first. If `newest` is a preview, the
 * earlier previews of the same release are included.
 */
export function releasesBetween(tags: readonly string[], oldest: string, newest: string): readonly string[] {
  return tags
    .filter((tag) => isReleaseTag(tag) || (isPreviewTag(tag) && isPreviewOfSame(releaseOf(tag), newest)))
    .filter((tag) => compareReleases(releaseOf(tag), oldest) >= 0 && compareReleases(releaseOf(tag), newest) <= 0)
    .toSorted((a, b) => compareReleases(releaseOf(a), releaseOf(b)));
}

function isPreviewOfSame(preview: string, newest: string): boolean {
  return newest.includes('-') && preview.split('-')[0] === newest.split('-')[0];
}
