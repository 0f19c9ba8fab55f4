import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadDescriptions} from './loadDescriptions';
import {parseTypeDescription} from './parse/parseDescription';
import {formatProblem} from './problem';
import {readResults, writeResults} from './resultsCache';

const text = (name: string): string => `---\nchecked: 2.5.0\n---\n\n# ${name}\n\nA.\n`;
let dir = '';

beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'descriptions-'));
  await fs.mkdir(path.join(dir, 'Game/deeper'), {recursive: true});
  await fs.writeFile(path.join(dir, 'Game.md'), text('Game'));
  await fs.writeFile(path.join(dir, 'Game/CCNode.md'), text('CCNode'));
  await fs.writeFile(path.join(dir, 'Game/CCList-1.md'), '# CCList<T>\n\nA.\n');
  await fs.writeFile(path.join(dir, 'Game/deeper/CCLost.md'), text('CCLost'));
});
afterAll(() => fs.rm(dir, {recursive: true}));

describe('loadDescriptions', () => {
  it('tells namespace files from type files by folder and uses paths relative to the root', async () => {
    const {descriptions, problems} = await loadDescriptions(dir, path.dirname(dir));
    expect(descriptions.namespaces.map(({namespace}) => namespace)).toEqual(['Game']);
    expect(descriptions.types.map(({namespace, fileName}) => [namespace, fileName])).toEqual([
      ['Game', 'CCList-1'],
      ['Game', 'CCNode'],
    ]);
    const folder = path.basename(dir);
    expect(problems.map((problem) => formatProblem(problem).slice(0, 60 + folder.length))).toEqual([
      expect.stringContaining(`${folder}/Game/deeper/CCLost.md:1:1: A description must be in`),
      expect.stringContaining(`${folder}/Game/CCList-1.md:1:1: The front matter is missing.`),
    ]);
  });

  it('fails when the folder does not exist', async () => {
    await expect(loadDescriptions(path.join(dir, 'none'))).rejects.toThrow('ENOENT');
  });

  it('parses only the files that have changed since the last call', async () => {
    const before = (await loadDescriptions(dir)).descriptions.types;
    await fs.writeFile(path.join(dir, 'Game/CCNode.md'), text('CCNode').replace('A.', 'B.'));
    const after = (await loadDescriptions(dir)).descriptions.types;
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toEqual(before[1]);
  });

  it('begins with what an earlier process has parsed, and adds what has changed', async () => {
    const cache = path.join(dir, 'cache');
    const file = (name: string) => `${path.basename(dir)}/Game/${name}`;
    const known = parseTypeDescription(text('Cached'), file('CCNode.md'));
    await fs.writeFile(path.join(dir, 'Game/CCNode.md'), text('CCNode'));
    await writeResults(
      cache,
      new Map([
        [file('CCNode.md'), {text: text('CCNode'), result: {type: known}}],
        [file('CCList-1.md'), {text: text('An older text'), result: {type: known}}],
        [file('CCGone.md'), {text: text('CCGone'), result: {type: known}}],
      ]),
    );
    const {descriptions} = await loadDescriptions(dir, path.dirname(dir), cache);
    expect(descriptions.types.map(({title}) => title)).toEqual(['CCList<T>', 'Cached']);
    expect([...(await readResults(cache)).keys()].toSorted()).toEqual(
      ['../Game.md', 'CCList-1.md', 'CCNode.md'].map((name) => path.posix.normalize(file(name))).toSorted(),
    );
  });
});
