import {merge} from 'webpack-merge';
import {expect, it} from 'vitest';
import {addMiddleware} from './addMiddleware';

it('adds middlewares before those of Docusaurus, each once', () => {
  const [one, two, first, last] = ['one', 'two', 'first', 'last'].map((name) => ({name, middleware: () => undefined}));
  // Docusaurus's own function, in lib/commands/start/webpack.js.
  const setupMiddlewares = (all: unknown[]) => (all.unshift(first), all);
  const plugins = merge<object>(
    addMiddleware(() => one as never),
    addMiddleware(() => two as never),
  );
  const {devServer} = merge<{devServer?: {setupMiddlewares: typeof setupMiddlewares}}>(
    {devServer: {setupMiddlewares}},
    plugins,
  );
  expect(devServer?.setupMiddlewares([last])).toEqual([two, one, first, last]);
});
