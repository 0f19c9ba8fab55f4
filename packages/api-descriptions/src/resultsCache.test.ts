import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import v8 from 'node:v8';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readResults, writeResults} from './resultsCache';

const results = new Map([['CCNode.md', {text: '# CCNode', result: {title: 'CCNode', note: undefined}}]]);
let dir = '';
let file = '';

beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'results-'));
  file = path.join(dir, 'new/results');
});
afterEach(() => fs.rm(dir, {recursive: true}));

describe('the results cache', () => {
  it('returns what was written, and leaves no other file', async () => {
    await writeResults(file, results);
    expect(await readResults(file)).toEqual(results);
    expect(await fs.readdir(path.dirname(file))).toEqual(['results']);
  });

  it('is empty without a file', async () => {
    expect(await readResults(file)).toEqual(new Map());
  });

  it.each([
    ['an incomplete file', (bytes: Buffer) => bytes.subarray(0, 40)],
    ['the results of other code', (bytes: Buffer) => v8.serialize({...v8.deserialize(bytes), code: 'older'})],
  ])('is empty for %s', async (_, change) => {
    await writeResults(file, results);
    await fs.writeFile(file, change(await fs.readFile(file)));
    expect(await readResults(file)).toEqual(new Map());
  });
});
