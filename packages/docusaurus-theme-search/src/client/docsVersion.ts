import {checkVersionAddress} from '../shared/checkVersionAddress';
import {findByAddress} from '../shared/findByAddress';

/** What the docs plugin says of a version to every page. */
export interface DocsVersion {
  readonly name: string;
  /** With the base URL. */
  readonly path: string;
  readonly isLast: boolean;
}

/**
 * Name of the version whose search a page offers: its own, and outside of the docs the latest one's.
 *
 * @throws Error when the address of a version lies outside of the site.
 */
export function versionAt(pathname: string, versions: readonly DocsVersion[], baseUrl: string): string {
  for (const {path} of versions) checkVersionAddress(path, baseUrl);
  const found = findByAddress(pathname, versions, ({path}) => [path]) ?? versions.find(({isLast}) => isLast);
  // What Docusaurus calls the only version of docs; so is the index of a site without docs called.
  return found?.name ?? 'current';
}
