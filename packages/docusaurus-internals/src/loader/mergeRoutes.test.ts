import {describe, expect, it} from 'vitest';
import mergeRoutes from './mergeRoutes.cjs';

// The form in which Docusaurus 3.10 writes this file.
const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '1f2'),
    routes: [
      {
        path: '/docs/api',
        component: ComponentCreator('/docs/api', 'c3d'),
        routes: [
          {
            path: '/docs/api/introduction',
            component: ComponentCreator('/docs/api/introduction', '162'),
            exact: true,
            sidebar: "api"
          },
          {
            path: '/docs/api/game',
            component: ComponentCreator('/docs/api/game', '8f9'),
            exact: true
          },
          {
            path: '/docs/api/game.node',
            component: ComponentCreator('/docs/api/game.node', '0a1'),
            exact: true
          }
        ]
      }
    ]
  },
];
`;
const drop = (source: string, paths: readonly string[] = ['/docs/api/game', '/docs/api/game.node']) =>
  mergeRoutes.call({getOptions: () => ({what: 'API pages', paths, pageRoute: '/plugin/apiPageRoute.tsx'})}, source);

describe('mergeRoutes', () => {
  it('replaces the API pages with one route and keeps the docs next to them', () => {
    const result = drop(routes);
    expect(result).toContain('import mergedRoute from "/plugin/apiPageRoute.tsx";');
    expect(result).toContain("{path: '*', component: mergedRoute},");
    expect(result).toContain("path: '/docs/api/introduction'");
    expect(result).not.toContain('/docs/api/game');
  });

  it('stops the build when Docusaurus writes routes in an unexpected form', () => {
    expect(() => drop(routes.replaceAll('exact: true', 'isExact: true'))).toThrow(
      /^routes\.js: found 0 of 2 API pages to leave out\. Docusaurus writes the file in an unexpected form; adapt/,
    );
  });

  it('stops the build when a page is missing among the routes', () => {
    const paths = ['/docs/api/game', '/docs/api/game.node', '/docs/api/game.scene'];
    expect(() => drop(routes, paths)).toThrow('routes.js: found 2 of 3 API pages');
  });
});
