import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {moveDescriptions} from './moveDescriptions';

const link = (docId: string) => ({type: 'link', href: `/docs/${docId}`, label: docId, docId});
const docs = {a: {id: 'a', description: 'A.'}, b: {id: 'b', description: 'B.'}, c: {id: 'c', description: 'C.'}};
const inner = {type: 'category', label: 'Inner', href: '/docs/category/inner', items: [link('b')]};
const outer = {type: 'category', label: 'Outer', href: '/docs/category/outer', items: [link('a'), inner]};
const index = (name: string): RouteConfig => ({
  path: `/docs/category/${name}`,
  component: '@theme/DocCategoryGeneratedIndexPage',
  props: {categoryGeneratedIndex: {title: name, permalink: `/docs/category/${name}`}},
});
const version: RouteConfig = {
  path: '/docs',
  component: '@theme/DocVersionRoot',
  props: {version: {version: 'current', docsSidebars: {guides: [outer, link('c')]}, docs}},
  routes: [{path: '/docs', component: '@theme/DocRoot', routes: [index('outer'), index('inner')]}],
};

const cards = ({routes: [root] = []}: RouteConfig) =>
  root?.routes?.map((route) => (route.props?.['categoryGeneratedIndex'] as {docs: object}).docs);

describe('moveDescriptions', () => {
  it('passes each category page only the docs of its own cards', () => {
    expect(cards(moveDescriptions(version))).toEqual([{a: docs.a}, {b: docs.b}]);
  });

  it('removes descriptions from other pages and changes nothing else', () => {
    expect(moveDescriptions(version).props?.['version']).toEqual({
      version: 'current',
      docsSidebars: {guides: [outer, link('c')]},
      docs: {},
    });
  });

  it('does not change a version without metadata', () => {
    const route = {path: '/docs', component: '@theme/DocVersionRoot'};
    expect(moveDescriptions(route)).toBe(route);
  });
});
