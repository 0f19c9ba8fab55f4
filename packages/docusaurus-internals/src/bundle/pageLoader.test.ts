import {expect, it} from 'vitest';
import {pageLoader} from './pageLoader';

it('passes pages to the loader, without a test that Docusaurus would treat as one of its own', () => {
  const loader = {loader: '/loader.cjs', options: {folders: ['/samples']}};
  const rule = pageLoader(loader);
  expect(rule).toMatchObject({enforce: 'pre', use: [loader]});
  expect(rule).not.toHaveProperty('test');
  expect(['a.mdx', 'a.md', 'a.mdx.json'].filter((file) => rule.resource.test(file))).toEqual(['a.mdx', 'a.md']);
});
