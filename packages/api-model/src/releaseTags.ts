import {compareReleases} from './compareReleases';

/** The last release whose tag has no `v`. */
const lastPlain = '2.6.1';

/** The release that a tag of the engine marks: `2.6.1` for `2.6.1`, `2.7.0` for `v2.7.0`. */
export function releaseOf(tag: string): string {
  return tag.replace(/^v(?=\d)/, '');
}

/** The tag of a release. Those after 2.6.1 begin with `v`. */
export function tagOf(release: string): string {
  return compareReleases(release, lastPlain) > 0 ? `v${release}` : release;
}

/** Whether a tag marks a release: `2.5.8`, `v2.7.0`. */
export function isReleaseTag(tag: string): boolean {
  return /^v?\d+(?:\.\d+)+$/.test(tag);
}

/** Whether a tag marks a preview of a release: `2.6.0-preview.4`, `v2.7.0-rc.1`. */
export function isPreviewTag(tag: string): boolean {
  return /^v?\d+(?:\.\d+)+-[\w.-]+$/.test(tag);
}
