import createEvalSourceMapMiddleware from '@docusaurus/core/lib/commands/utils/legacy/evalSourceMapMiddleware';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

type Configuration = Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>;
type SetupMiddlewares = NonNullable<NonNullable<Configuration['devServer']>['setupMiddlewares']>;
type Middleware = ReturnType<SetupMiddlewares>[number];

/** Rspack's own function; Docusaurus describes its bundler with webpack's types. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: object) => Middleware;
}

/**
 * Lets the dev server compile a page when somebody visits it, and not all of them before the first one is shown. It doesn't
 * compress either: its scripts are large, and the browser that loads them is on the same machine. The middlewares of a
 * plugin replace those of Docusaurus, which adds one of its own.
 */
export function developmentServer({currentBundler}: Pick<ConfigureWebpackUtils, 'currentBundler'>) {
  const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
  const setupMiddlewares: SetupMiddlewares = (middlewares, server) => [
    lazyCompilationMiddleware(server.compiler),
    createEvalSourceMapMiddleware(server),
    ...middlewares,
  ];
  return {lazyCompilation: {entries: false, imports: true}, devServer: {setupMiddlewares, compress: false}};
}
