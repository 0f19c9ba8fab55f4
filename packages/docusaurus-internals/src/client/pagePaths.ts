import routes from '@generated/routes';

interface Route {
  readonly path?: string | readonly string[];
  readonly routes?: readonly Route[];
}

/** The paths of all pages, with the base URL. Only the server knows those of the API. */
export const pagePaths = (): readonly string[] => (routes as readonly Route[]).flatMap(pathsIn).sort();

function pathsIn({path, routes: below}: Route): readonly string[] {
  if (below) return below.flatMap(pathsIn);
  return typeof path === 'string' && path !== '*' ? [path] : [];
}
