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
  let found = versions.find(({isLast}) => isLast);
  let length = 0;
  for (const version of versions) {
    const beginning = version.path.replace(/\/?$/, '/');
    if (!beginning.startsWith(baseUrl))
      throw new Error(`Version address "${version.path}" has to start with the base URL "${baseUrl}".`);
    if (!`${pathname}/`.startsWith(beginning) || beginning.length < length) continue;
    found = version;
    length = beginning.length;
  }
  // What Docusaurus calls the only version of docs; so is the index of a site without docs called.
  return found?.name ?? 'current';
}
