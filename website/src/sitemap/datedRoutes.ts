import path from 'node:path';
import type {RouteConfig, VcsConfig} from '@docusaurus/types';

/**
 * Adds the time of the source's last commit to each route, for the sitemap. Docusaurus looks the source up by its path
 * relative to the site, but the history of `default-v2`, which is read in one step, only has absolute paths.
 */
export async function datedRoutes(
  routes: readonly RouteConfig[],
  siteDir: string,
  vcs: Pick<VcsConfig, 'getFileLastUpdateInfo'>,
): Promise<RouteConfig[]> {
  return Promise.all(
    routes.map(async ({routes: children, ...route}) => ({
      ...route,
      ...(route.metadata && {
        metadata: {...route.metadata, lastUpdatedAt: await lastUpdate(route.metadata, siteDir, vcs)},
      }),
      ...(children && {routes: await datedRoutes(children, siteDir, vcs)}),
    })),
  );
}

async function lastUpdate(
  {lastUpdatedAt, sourceFilePath}: NonNullable<RouteConfig['metadata']>,
  siteDir: string,
  vcs: Pick<VcsConfig, 'getFileLastUpdateInfo'>,
): Promise<number | null> {
  if (lastUpdatedAt !== undefined || sourceFilePath === undefined) return lastUpdatedAt ?? null;
  const info = await vcs.getFileLastUpdateInfo(path.resolve(siteDir, sourceFilePath));
  return info?.timestamp ?? null;
}
