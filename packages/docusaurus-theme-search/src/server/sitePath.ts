import type {DocsInstance} from './docsVersions';

/** The parts of a built page that determine its site path. */
export interface PlacedPage {
  readonly address: string;
  readonly version?: string;
  readonly pluginId: string;
}

/** Returns a page's address without base URL and docs version: `/docs/guide` for `/base/docs/next/guide`. */
export function sitePath(
  {address, version, pluginId}: PlacedPage,
  baseUrl: string,
  docs: readonly DocsInstance[],
): string {
  const instance = version === undefined ? undefined : docs.find(({id}) => id === pluginId);
  const versionPath = instance?.paths.get(version ?? '');
  if (!instance || versionPath === undefined) return `/${address.slice(baseUrl.length)}`;
  return instance.routeBase + address.slice(versionPath.length);
}
