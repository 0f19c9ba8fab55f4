import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import type {ApiSite} from './buildApiPages';

/** The route of all API pages: the server knows each of them, with its content as a module of its own. */
export async function createApiRoute(
  {base, pages, sidebar}: ApiSite,
  {createData}: PluginContentLoadedActions,
): Promise<RouteConfig> {
  const routes = await Promise.all(
    pages.map(async (page) => ({
      path: page.metadata.permalink,
      component: '@theme/ApiItem',
      exact: true,
      modules: {content: await createData(`api/${page.metadata.id}.json`, page)},
    })),
  );
  return {path: base.replace(/\/$/, ''), component: '@theme/ApiRoot', exact: false, props: {sidebar}, routes};
}
