import {describe, expect, it} from 'vitest';
import mergeRoutes from './mergeRoutes.cjs';

// The forms in which Docusaurus 3.10 writes these files.
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
const chunkNames = JSON.stringify({
  '/docs/api/introduction-162': {content: '11111111'},
  '/docs/api/game-8f9': {__comp: '22222222', content: '33333333'},
  '/docs/api/game.node-0a1': {__comp: '22222222', content: '44444444'},
});
const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;
const registry = `export default {
${entry('11111111', '@site/docs/api/introduction.mdx')}${entry('22222222', '@theme/ApiItem')}${entry('33333333', '/site/.docusaurus/api/game.json')}${entry('44444444', '/site/.docusaurus/api/game.node.json')}${entry('55555555', '@theme/ApiRoot')}};
`;

const drop = (file: string, source: string, paths: readonly string[] = ['/docs/api/game', '/docs/api/game.node']) =>
  mergeRoutes.call(
    {
      resourcePath: `/site/.docusaurus/${file}`,
      getOptions: () => ({
        what: 'API pages',
        paths,
        component: '@theme/ApiItem',
        dataDir: '/site/.docusaurus/api/',
        pageRoute: '/plugin/apiPageRoute.tsx',
      }),
    },
    source,
  );

describe('mergeRoutes', () => {
  it('puts one route in the place of the API pages, and keeps the docs beside them', () => {
    const result = drop('routes.js', routes);
    expect(result).toContain('import mergedRoute from "/plugin/apiPageRoute.tsx";');
    expect(result).toContain("{path: '*', component: mergedRoute},");
    expect(result).toContain("path: '/docs/api/introduction'");
    expect(result).not.toContain('/docs/api/game');
  });

  it('forgets the chunks of the API pages', () => {
    expect(JSON.parse(drop('routesChunkNames.json', chunkNames))).toEqual({
      '/docs/api/introduction-162': {content: '11111111'},
    });
  });

  it('forgets how to load them, and the component that only the server needs', () => {
    const result = drop('registry.js', registry);
    expect(result).toContain('@site/docs/api/introduction.mdx');
    expect(result).toContain('@theme/ApiRoot');
    expect(result).not.toContain('game');
    expect(result).not.toContain('@theme/ApiItem');
  });

  it.each([
    ['routes.js', routes.replaceAll('exact: true', 'isExact: true')],
    ['routesChunkNames.json', chunkNames.replaceAll('-8f9', ':8f9')],
    ['registry.js', registry.replaceAll('() => import', 'async () => import')],
  ])('stops the build when Docusaurus writes %s in another form', (file, source) => {
    expect(() => drop(file, source)).toThrow(
      /^[\w.]+: found [01] of 2 API pages to leave out\. Docusaurus writes the file in an unexpected form; adapt/,
    );
  });

  it('stops the build when a page is missing among the routes', () => {
    const paths = ['/docs/api/game', '/docs/api/game.node', '/docs/api/game.scene'];
    expect(() => drop('routes.js', routes, paths)).toThrow('routes.js: found 2 of 3 API pages');
  });
});
