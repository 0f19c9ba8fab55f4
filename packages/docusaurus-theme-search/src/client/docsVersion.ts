import {checkVersionAddress, findByAddress} from '../shared/findByAddress';

/** A version in the docs plugin's global data. */
export interface DocsVersion {
  readonly name: string;
  /** With the base URL. */
  readonly path: string;
  readonly isLast: boolean;
}

/**
 * Returns the name of the docs version that a page's search covers: its own, or outside the docs the latest.
 *
 * @throws Error when the address of a version is outside the site.
 */
export function versionAt(pathname: string, versions: readonly DocsVersion[], baseUrl: string): string {
  for (const {path} of versions) checkVersionAddress(path, baseUrl);
  const found = findByAddress(pathname, versions, ({path}) => [path]) ?? versions.find(({isLast}) => isLast);
  // Docusaurus's name for the only version of docs. The index of a site without docs has the same name.
  return found?.name ?? 'current';
}
