import {expect, it} from 'vitest';
import {developmentServer} from './developmentServer';

it('compiles what a visitor requests, styles included, and compresses nothing', () => {
  const compiler = {};
  const seen: object[] = [];
  const compile = () => undefined;
  const instance = {lazyCompilationMiddleware: (given: object) => (seen.push(given), compile)};
  const {devServer, lazyCompilation, optimization} = developmentServer({
    currentBundler: {name: 'rspack', instance},
  } as never);
  const middlewares: unknown[] = [];
  devServer.setupMiddlewares(middlewares as never, {compiler} as never);
  expect(lazyCompilation).toEqual({entries: false, imports: true});
  expect(optimization.splitChunks.cacheGroups).toEqual({styles: false});
  expect(devServer.compress).toBe(false);
  expect(seen).toEqual([compiler]);
  expect(middlewares).toEqual([compile]);
});
