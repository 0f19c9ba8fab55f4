import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {fingerprintInputs, type InputsFingerprint} from './fingerprintInputs';

let folder: string;
const write = (file: string, text: string): Promise<void> => fs.writeFile(path.join(folder, file), text);
const fingerprint = (): Promise<InputsFingerprint> =>
  fingerprintInputs({
    descriptionsDir: path.join(folder, 'api/descriptions'),
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
    expect(await fingerprint()).toEqual(before);
  });

  it.each([
    ['a fact', 'api/facts.json', '[]'],
    ['a sample', 'samples/CCNode.cs', 'public class CCNodeExample;'],
    ['a name in a guide', 'docs/nodes.mdx', '---\ntitle: Nodes\n---\n\nA `CCSprite` has children.\n'],
    ["a guide's title", 'docs/nodes.mdx', '---\ntitle: All nodes\n---\n\nA `CCNode` has children.\n'],
  ])('changes what is not descriptions with %s', async (_, file, text) => {
    const before = await fingerprint();
    await write(file, text);
    const after = await fingerprint();
    expect(after.others).not.toBe(before.others);
    expect(after.descriptions).toBe(before.descriptions);
  });

  it.each([
    ['changed', 'CCNode.md', 'A node of the scene.'],
    ['added', 'CCSprite.md', 'A sprite.'],
  ])('changes only the descriptions when one is %s', async (_, file, text) => {
    const before = await fingerprint();
    await write(`api/descriptions/${file}`, text);
    const after = await fingerprint();
    expect(after.descriptions).not.toBe(before.descriptions);
    expect(after.others).toBe(before.others);
  });
});
