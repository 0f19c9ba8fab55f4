import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import dropImpliedDocs from './dropImpliedDocs.cjs';
import inlineChunks from './inlineChunks.cjs';

// The forms in which Docusaurus 3.10 writes these files.
const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', 'c99'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', '607'),
    routes: [
      {
        path: '/docs/guide',
        component: ComponentCreator('/docs/guide', 'a62'),
        exact: true,
        sidebar: "guides"
      },
      {
        path: '/docs/start',
        component: ComponentCreator('/docs/start', '062'),
        exact: true,
        sidebar: "guides"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const tag = `  {
    path: '/blog/tags/old',
    component: ComponentCreator('/blog/tags/old', 'd65'),
    exact: true
  },
`;
const chunkNames = {
  '/blog-c99': {
    __comp: '11111111',
    __context: {plugin: '22222222'},
    items: [{content: '33333333'}, {content: '44444444'}],
  },
  '/docs-607': {__comp: '55555555', __props: '66666666'},
  '/docs/guide-a62': {__comp: '77777777', content: '88888888'},
  '/docs/start-062': {__comp: '77777777', content: '99999999'},
};
const entry = (digit: number, module: string) =>
  `  "${String(digit).repeat(8)}": [() => import(/* webpackChunkName: "${String(digit).repeat(8)}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;
const modules = ['BlogListPage', 'blog.json', 'new.mdx', 'old.mdx', 'DocsRoot', 'p/docs.json', 'DocItem', 'guide.mdx'];
const registry = `export default {\n${[...modules, 'start.mdx'].map((module, index) => entry(index + 1, module)).join('')}};\n`;
const docs = [
  {id: 'guide', path: '/docs/guide', sidebar: 'guides'},
  {id: 'start', path: '/docs/start', sidebar: 'guides'},
  {id: '/category/guides', path: '/docs/category/guides', sidebar: 'guides'},
];
const dataWith = (...versions: readonly object[]) =>
  JSON.stringify({'docusaurus-plugin-content-docs': {default: {path: '/docs', versions}}});
const globalData = dataWith({path: '/docs', docs});

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  write({'routes.js': routes, 'routesChunkNames.json': JSON.stringify(chunkNames), 'registry.js': registry});
  write({'globalData.json': globalData});
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);
}

const file = (name: string) => ({resourcePath: path.join(folder, name), getOptions: () => ({route: '/route.ts'})});
const inline = (source = routes): string => inlineChunks.call(file('routes.js'), source);
/** The name of each module's file. */
const filesOf = (text: string): ReadonlyMap<string | undefined, string | undefined> =>
  new Map([...text.matchAll(/"(\d)\1{7}" \*\/ "([^"]+)"/g)].map(([, name, module]) => [module, name]));
const withoutNames = (text: string): string => text.replaceAll(/\/\*.*?\*\/ /g, '');

describe('inlineChunks', () => {
  it('inlines chunk loaders into a route at any depth', () => {
    expect(withoutNames(inline())).toContain(
      'route("/blog", {"__comp": () => import("BlogListPage"),"__context": {"plugin": () => import("blog.json")},' +
        '"items": [{"content": () => import("new.mdx")},{"content": () => import("old.mdx")}]}, {"exact": true})',
    );
  });

  it('writes the loader of a shared chunk only once', () => {
    const result = withoutNames(inline());
    expect(result).toContain('const chunk0 = () => import("DocItem");');
    expect(result).toContain('doc("/docs/start", {"__comp": chunk0,"content": () => import("start.mdx")}, "guides")');
    expect(result.match(/DocItem/g)).toHaveLength(1);
  });

  it('merges chunks that the same pages load into one file', () => {
    const chunks = filesOf(inline());
    expect(chunks.get('p/docs.json')).toBe(chunks.get('DocsRoot'));
    expect(chunks.get('DocItem')).toBe(chunks.get('DocsRoot'));
    expect(chunks.get('guide.mdx')).not.toBe(chunks.get('DocsRoot'));
    expect(chunks.get('blog.json')).toBe('1');
  });

  it('merges all items of a list into one file, which shorter lists also use', () => {
    write({
      'routesChunkNames.json': JSON.stringify({
        '/blog/tags/old-d65': {__comp: '11111111', items: [{content: '44444444'}]},
        ...chunkNames,
      }),
    });
    const chunks = filesOf(inline(routes.replace("  {\n    path: '/docs'", `${tag}  {\n    path: '/docs'`)));
    expect(chunks.get('old.mdx')).toBe(chunks.get('new.mdx'));
    expect(chunks.get('BlogListPage')).not.toBe(chunks.get('new.mdx'));
    expect(chunks.get('blog.json')).not.toBe(chunks.get('new.mdx'));
  });

  it('keeps the routes below a route, the imports and the not-found page', () => {
    const result = inline();
    expect(result).toMatch(/route\("\/docs", .*, \{"routes": \[doc\("\/docs\/guide"/);
    expect(result).toContain("import ComponentCreator from '@docusaurus/ComponentCreator';");
    expect(result).toContain('{path: "*", component: ComponentCreator("*")');
  });

  it('keeps routes that another loader has merged', () => {
    const source = routes.replace(
      "path: '*',\n    component: ComponentCreator('*')",
      "path: '*', component: mergedRoute",
    );
    expect(inline(source)).toContain('{path: "*", component: mergedRoute');
  });

  it.each([
    ['routesChunkNames.json', JSON.stringify({...chunkNames, '/blog-c99': undefined}), 'found no chunks of /blog'],
    ['registry.js', registry.replaceAll('() => import', 'async () => import'), 'found no chunk "11111111"'],
  ])('stops the build when %s has an unexpected form', (name, text, message) => {
    write({[name]: text});
    expect(() => inline()).toThrow(`${name}: ${message}`);
  });

  it('stops the build when a doc omitted from the global data no longer has a route', () => {
    expect(() =>
      inline(
        routes
          .replace("path: '/docs/start'", "path: '/docs/gone'")
          .replace("'/docs/start', '062'", "'/docs/start', '062'"),
      ),
    ).toThrow('routes.js: found no route of /docs/start');
  });
});

describe('dropImpliedDocs', () => {
  const drop = (source: string): unknown => JSON.parse(dropImpliedDocs.call(file('globalData.json'), source));

  it('drops docs that duplicate their routes', () => {
    expect(drop(globalData)).toEqual(JSON.parse(dataWith({path: '/docs', docs: docs.slice(2)})));
  });

  it('keeps a doc whose sidebar differs from its route’s', () => {
    const other = dataWith({path: '/docs', docs: [{...docs[0], sidebar: 'api'}]});
    expect(drop(other)).toEqual(JSON.parse(other));
  });

  it('keeps all docs of a site with several versions, and data without docs', () => {
    const several = dataWith({path: '/docs', docs}, {path: '/docs/1.0', docs});
    expect(drop(several)).toEqual(JSON.parse(several));
    expect(drop('{"search": {}}')).toEqual({search: {}});
  });
});
