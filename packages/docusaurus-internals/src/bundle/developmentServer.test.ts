import {expect, it} from 'vitest';
import {developmentServer} from './developmentServer';

it('compiles what a visitor requests, compresses nothing, and keeps the middlewares of Docusaurus', () => {
  const compiler = {};
  const seen: object[] = [];
  const compile = () => undefined;
  const instance = {lazyCompilationMiddleware: (given: object) => (seen.push(given), compile)};
  const {devServer, lazyCompilation} = developmentServer({currentBundler: {name: 'rspack', instance}} as never);
  const others = [() => undefined];
  const [first, second, ...rest] = devServer.setupMiddlewares(others as never, {compiler} as never);
  expect(lazyCompilation).toEqual({entries: false, imports: true});
  expect(devServer.compress).toBe(false);
  expect(seen).toEqual([compiler]);
  expect(first).toBe(compile);
  expect(second).toBeTypeOf('function');
  expect(rest).toEqual(others);
});
