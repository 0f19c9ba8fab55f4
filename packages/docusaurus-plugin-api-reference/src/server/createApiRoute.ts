import type {PluginContentLoadedActions, RouteConfig, VcsConfig} from '@docusaurus/types';
import type {ApiSite} from './buildApiPages';
import {pageModule} from './pages/pageModule';
import {lastUpdate} from './reading/lastUpdate';

/** Creates the route of all API pages. On the server, each page has a route with its content as a module. */
export async function createApiRoute(
  {base, pages, sidebar, sources}: ApiSite,
  {createData}: PluginContentLoadedActions,
  {baseUrl, vcs}: {readonly baseUrl: string; readonly vcs: Pick<VcsConfig, 'getFileLastUpdateInfo'>},
): Promise<RouteConfig> {
  const routes = await Promise.all(
    pages.map(async (page) => ({
      path: page.metadata.permalink,
      component: '@theme/ApiItem',
      exact: true,
      // For the sitemap.
      metadata: {lastUpdatedAt: await lastUpdate(sources.get(page.metadata.permalink) ?? [], vcs)},
      modules: {content: await createData(`api/${page.metadata.id}.json`, pageModule(page, baseUrl))},
    })),
  );
  return {path: base.replace(/\/$/, ''), component: '@theme/ApiRoot', exact: false, props: {sidebar}, routes};
}
