import type {RouteConfig} from '@docusaurus/types';
import {moveDescriptions} from './moveDescriptions';

/**
 * Adds the API's routes next to those of the docs, below the same version. Docs of the docs plugin whose address is
 * below the API's move into the API's route, so that they get its sidebar.
 *
 * Throws when the docs plugin's tree is not docs > version > sidebar root > page.
 */
export function extendDocsRoute(docs: RouteConfig, api: RouteConfig): RouteConfig {
  const [version, ...otherVersions] = docs.routes ?? [];
  const [root, ...others] = version?.routes ?? [];
  if (!version || !root?.routes || otherVersions.length > 0)
    throw new Error('The docs plugin builds its routes in an unexpected way; adapt extendDocsRoute.ts.');
  const belongsToApi = ({path}: RouteConfig): boolean => path.startsWith(`${api.path}/`);
  const moved = root.routes.filter(belongsToApi).map((route) => ({...route, priority: 1}));
  const docsRoot = {...root, routes: root.routes.filter((route) => !belongsToApi(route))};
  const apiRoot = {...api, routes: [...moved, ...(api.routes ?? [])]};
  return {...docs, routes: [moveDescriptions({...version, routes: [apiRoot, docsRoot, ...others]})]};
}
