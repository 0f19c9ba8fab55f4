import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {readSource} from './readSource';
import {textReader} from './textReader';

vi.mock('./readSource', {spy: true});

let siteDir: string;
const write = (name: string, mdx: string): void => fs.writeFileSync(path.join(siteDir, name), mdx);
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  vi.mocked(readSource).mockClear();
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

it('parses only the sources that have changed', async () => {
  const read = textReader(siteDir);
  const sources = ['@site/a.mdx', '@site/b.mdx'];
  write('a.mdx', 'One.');
  write('b.mdx', 'Two.');
  await read(sources);
  write('b.mdx', 'Three.');
  const texts = await read(sources);
  expect([...texts].map(([source, {introduction}]) => [source, introduction])).toEqual([
    ['@site/a.mdx', 'One.'],
    ['@site/b.mdx', 'Three.'],
  ]);
  expect(vi.mocked(readSource).mock.calls.flat().sort()).toEqual(['One.', 'Three.', 'Two.']);
});

it('has no text of a page with a mistake', async () => {
  write('a.mdx', '<Tabs>');
  expect([...(await textReader(siteDir)(['@site/a.mdx']))]).toEqual([]);
});
