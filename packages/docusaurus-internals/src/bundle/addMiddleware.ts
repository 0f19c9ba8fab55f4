import type {Configuration} from 'webpack-dev-server';

type SetupMiddlewares = NonNullable<Configuration['setupMiddlewares']>;
type Middleware = ReturnType<SetupMiddlewares>[number];

/**
 * Returns a configuration that adds a middleware to the dev server, before all others. Use it in `configureWebpack`, not for
 * the server's bundle.
 *
 * The bundler's configurations are merged by calling all such functions with one array, Docusaurus's first, and joining what
 * they return. Docusaurus returns that array, so another one that repeated it would run each middleware twice.
 */
export function addMiddleware(create: (server: Parameters<SetupMiddlewares>[1]) => Middleware) {
  const setupMiddlewares: SetupMiddlewares = (middlewares, server) => {
    middlewares.unshift(create(server));
    return [];
  };
  return {devServer: {setupMiddlewares}};
}
