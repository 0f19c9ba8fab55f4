import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import shortenChunkNames from './shortenChunkNames.cjs';

// The forms in which Docusaurus 3.10 writes these files.
const registry = `export default {
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@theme/DocItem")],
  "a7456010": [() => import(/* webpackChunkName: "a7456010" */ "@theme/MDXPage")],
  "a745ffff": [() => import(/* webpackChunkName: "a745ffff" */ "@site/docs/a7456010.mdx")],};
`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'registry-'));
fs.writeFileSync(path.join(folder, 'registry.js'), registry);
afterAll(() => fs.rmSync(folder, {recursive: true}));

const shorten = (file: string, source: string): string =>
  shortenChunkNames.call({resourcePath: path.join(folder, file)}, source);

it('keeps three digits of a name, or as many as tell it from the others', () => {
  expect(shorten('registry.js', registry)).toBe(`export default {
  "005": [() => import(/* webpackChunkName: "005" */ "@theme/DocItem")],
  "a7456": [() => import(/* webpackChunkName: "a7456" */ "@theme/MDXPage")],
  "a745f": [() => import(/* webpackChunkName: "a745f" */ "@site/docs/a7456010.mdx")],};
`);
});

it('gives the list of what routes load the same names, and leaves what is not a name', () => {
  const names = {'/docs-0058b4c6': {content: 'a745ffff', __comp: '0058b4c6', other: 'deadbeef'}};
  expect(JSON.parse(shorten('routesChunkNames.json', JSON.stringify(names)))).toEqual({
    '/docs-0058b4c6': {content: 'a745f', __comp: '005', other: 'deadbeef'},
  });
});

it('stops when the registry has another form', () => {
  fs.writeFileSync(path.join(folder, 'registry.js'), 'export default {};');
  expect(() => shorten('registry.js', '')).toThrow('found no chunk names');
});
