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
