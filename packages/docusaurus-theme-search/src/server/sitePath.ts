import type {DocsInstance} from './docsVersions';

/** A page of the built site, as far as its place says something. */
export interface PlacedPage {
  readonly address: string;
  readonly version?: string;
  readonly pluginId: string;
}

/** The page's address as a site without base URL and with one version would have it: `/docs/guide` of `/base/docs/next/guide`. */
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
