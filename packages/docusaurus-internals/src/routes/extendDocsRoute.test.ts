import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {extendDocsRoute} from './extendDocsRoute';

const page = (path: string): RouteConfig => ({path, component: '@theme/DocItem', exact: true});
const api: RouteConfig = {path: '/docs/api', component: '@theme/ApiRoot', routes: [page('/docs/api/game.node')]};
const root = (...routes: RouteConfig[]): RouteConfig => ({path: '/docs', component: '@theme/DocRoot', routes});
const version = (...routes: RouteConfig[]): RouteConfig => ({
  path: '/docs',
  component: '@theme/DocVersionRoot',
  routes,
});
const docs = (...routes: RouteConfig[]): RouteConfig => ({path: '/docs', component: '@theme/DocsRoot', routes});

/** Lists components and paths, with children indented. */
function drawn({path, component, routes = []}: RouteConfig): readonly string[] {
  return [`${component.replace('@theme/', '')} ${path}`, ...routes.flatMap(drawn).map((line) => `  ${line}`)];
}

describe('extendDocsRoute', () => {
  it("puts the API's root next to the docs root and moves the docs below its address into it", () => {
    const route = docs(version(root(page('/docs/guide'), page('/docs/api/introduction'), page('/docs/apiary'))));
    expect(drawn(extendDocsRoute(route, api))).toEqual([
      'DocsRoot /docs',
      '  DocVersionRoot /docs',
      '    ApiRoot /docs/api',
      '      DocItem /docs/api/introduction',
      '      DocItem /docs/api/game.node',
      '    DocRoot /docs',
      '      DocItem /docs/guide',
      '      DocItem /docs/apiary',
    ]);
  });

  it('keeps the version’s other content', () => {
    const route = docs(version(root(), page('/docs/tags')));
    expect(drawn(extendDocsRoute(route, api))).toContain('    DocItem /docs/tags');
  });

  it.each([
    ['a second version', docs(version(root()), version(root()))],
    ['no version', docs()],
    ['no root for its pages', docs(version(page('/docs/guide')))],
  ])('stops when the docs plugin builds an unexpected tree: %s', (_what, route) => {
    expect(() => extendDocsRoute(route, api)).toThrow('adapt extendDocsRoute.ts');
  });
});
