import {checkVersionAddress} from '../shared/findByAddress';
import {searchedVersions, type Version} from '../shared/searchedVersions';
import {withoutSlash} from '../shared/withoutSlash';

/** Docusaurus's name for the docs plugin, of which a site may have several instances. */
export const docsPluginName = 'docusaurus-plugin-content-docs';

/** The part of a docs plugin's loaded content that the search uses. */
export interface LoadedDocs {
  readonly loadedVersions: readonly {
    readonly versionName: string;
    readonly label: string;
    /** With the base URL. */
    readonly path: string;
    readonly isLast: boolean;
  }[];
}

/** A docs plugin's versions, as far as the search uses them. */
export interface DocsInstance {
  readonly id: string;
  /** Root of the docs, without the base URL: `/docs`. */
  readonly routeBase: string;
  /** Name of the latest version. */
  readonly latest: string;
  /** Address of each version by its name, with the base URL and without a trailing slash. */
  readonly paths: ReadonlyMap<string, string>;
}

/**
 * Lists the versions to index: all that can be searched.
 *
 * @throws Error when the address of a version is outside the site.
 */
export function listVersions(docs: readonly LoadedDocs[], baseUrl: string): readonly Version[] {
  const all = docs.flatMap(({loadedVersions}) => loadedVersions);
  for (const {path} of all) checkVersionAddress(path, baseUrl);
  return searchedVersions(all.map(({versionName, label, isLast}) => ({name: versionName, label, isLast})));
}

export function toInstance(id: string, routeBasePath: string, {loadedVersions}: LoadedDocs): DocsInstance {
  const latest = loadedVersions.find(({isLast}) => isLast) ?? loadedVersions[0];
  return {
    id,
    routeBase: routeBasePath === '/' ? '' : `/${routeBasePath.replace(/^\/|\/$/g, '')}`,
    latest: latest?.versionName ?? '',
    paths: new Map(loadedVersions.map(({versionName, path}) => [versionName, withoutSlash(path)])),
  };
}

/** Returns true if the search of a version covers a page. Docs without that version are searched in their latest one. */
export function isInVersion(
  page: {readonly version?: string; readonly pluginId: string},
  version: string,
  instances: readonly DocsInstance[],
): boolean {
  if (page.version === undefined) return true;
  const instance = instances.find(({id}) => id === page.pluginId);
  return page.version === (instance && !instance.paths.has(version) ? instance.latest : version);
}
