import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {addMiddleware} from './addMiddleware';

/** Rspack's own function; Docusaurus describes its bundler with webpack's types. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: object) => ReturnType<Parameters<typeof addMiddleware>[0]>;
}

/**
 * Lets the dev server compile a page when somebody visits it, and not all of them before the first one is shown. It doesn't
 * compress either: its scripts are large, and the browser that loads them is on the same machine.
 */
export function developmentServer({currentBundler}: Pick<ConfigureWebpackUtils, 'currentBundler'>) {
  const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
  const {devServer} = addMiddleware(({compiler}) => lazyCompilationMiddleware(compiler));
  return {
    lazyCompilation: {entries: false, imports: true},
    // Docusaurus puts all styles into one file, which the first page has loaded before those of other pages are compiled.
    optimization: {splitChunks: {cacheGroups: {styles: false as const}}},
    devServer: {...devServer, compress: false},
  };
}
