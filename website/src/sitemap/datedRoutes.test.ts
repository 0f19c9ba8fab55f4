import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {datedRoutes} from './datedRoutes';

const vcs = {
  getFileLastUpdateInfo: (file: string) =>
    Promise.resolve(file === '/site/blog/post.mdx' ? {timestamp: 5, author: 'A'} : null),
};

const route = (path: string, metadata?: RouteConfig['metadata'], routes?: RouteConfig[]): RouteConfig => ({
  path,
  component: '@theme/A',
  ...(metadata && {metadata}),
  ...(routes && {routes}),
});

test('each route gets the date of its source unless it already has one', async () => {
  const routes = [
    route('/blog/post', {sourceFilePath: 'blog/post.mdx'}),
    route('/docs', undefined, [route('/docs/guide', {sourceFilePath: 'docs/guide.mdx', lastUpdatedAt: 7})]),
    route('/new', {sourceFilePath: 'new.mdx'}),
    route('/tags', {}),
  ];
  expect(await datedRoutes(routes, '/site', vcs)).toEqual([
    route('/blog/post', {sourceFilePath: 'blog/post.mdx', lastUpdatedAt: 5}),
    route('/docs', undefined, [route('/docs/guide', {sourceFilePath: 'docs/guide.mdx', lastUpdatedAt: 7})]),
    route('/new', {sourceFilePath: 'new.mdx', lastUpdatedAt: null}),
    route('/tags', {lastUpdatedAt: null}),
  ]);
});
