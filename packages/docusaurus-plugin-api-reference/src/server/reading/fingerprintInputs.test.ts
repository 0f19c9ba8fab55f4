import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {fingerprintInputs} from './fingerprintInputs';

let folder: string;
const write = (file: string, text: string): Promise<void> => fs.writeFile(path.join(folder, file), text);
const fingerprint = (): Promise<string> =>
  fingerprintInputs({
    watch: [path.join(folder, 'api'), path.join(folder, 'samples/*.cs')],
    mentioning: [{dir: path.join(folder, 'docs'), address: '/docs/'}],
  });

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'inputs-'));
  await fs.mkdir(path.join(folder, 'api/descriptions'), {recursive: true});
  for (const name of ['samples', 'docs']) await fs.mkdir(path.join(folder, name));
  await write('api/descriptions/CCNode.md', 'A node.');
  await write('samples/CCNode.cs', 'class CCNodeExample;');
  await write('docs/nodes.mdx', '---\ntitle: Nodes\n---\n\nA `CCNode` has children.\n');
});
afterEach(() => fs.rm(folder, {recursive: true}));

describe('fingerprintInputs', () => {
  it('stays the same while a guide only changes its prose', async () => {
    const before = await fingerprint();
    await write('docs/nodes.mdx', '---\ntitle: Nodes\n---\n\nEach `CCNode` can have children.\n');
    expect(await fingerprint()).toBe(before);
  });

  it.each([
    ['a description', 'api/descriptions/CCNode.md', 'A node of the scene.'],
    ['a sample', 'samples/CCNode.cs', 'public class CCNodeExample;'],
    ['a name in a guide', 'docs/nodes.mdx', '---\ntitle: Nodes\n---\n\nA `CCSprite` has children.\n'],
    ["a guide's title", 'docs/nodes.mdx', '---\ntitle: All nodes\n---\n\nA `CCNode` has children.\n'],
  ])('changes with %s', async (_, file, text) => {
    const before = await fingerprint();
    await write(file, text);
    expect(await fingerprint()).not.toBe(before);
  });

  it('changes when a watched file is added', async () => {
    const before = await fingerprint();
    await write('api/descriptions/CCSprite.md', 'A sprite.');
    expect(await fingerprint()).not.toBe(before);
  });
});
