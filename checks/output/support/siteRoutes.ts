import {addedRoutes, addedVersions} from './addedRoutes';
import {underBase} from './builtSite';
import {postOf, specifiedRoutes, specifiedVersions} from './specifiedRoutes';

/** Every route of the site. */
export const siteRoutes: readonly string[] = [...specifiedRoutes, ...addedRoutes].sort();

/** Newest first, as in feeds and lists. */
export const releasePosts: readonly string[] = [...specifiedVersions, ...addedVersions]
  .map(postOf)
  .map(underBase)
  .reverse();

/** Pages that search engines must not show, because search results are not content. */
export const hiddenRoutes: readonly string[] = [underBase('/search')];
