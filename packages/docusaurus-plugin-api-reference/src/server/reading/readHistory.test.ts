import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readHistory} from './readHistory';

const fixture = path.join(import.meta.dirname, '../../../fixtures/components/history');
let folder: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'history-'));
  await fs.cp(fixture, folder, {recursive: true});
});
afterEach(() => fs.rm(folder, {recursive: true}));

describe('readHistory', () => {
  it('reads the releases in order', async () => {
    const {releases, changes} = await readHistory(fixture);
    expect(releases).toEqual(['2.4.0', '2.4.1']);
    expect(changes.map(({release}) => release)).toEqual(['2.4.1']);
  });

  it('stops at a missing release and names its file', async () => {
    await fs.rm(path.join(folder, 'releases/2.4.1.json'));
    await expect(readHistory(folder)).rejects.toThrow(`${path.join(folder, 'releases/2.4.1.json')} can't be read`);
  });

  it('stops at a release with the wrong predecessor', async () => {
    await fs.writeFile(path.join(folder, 'releases/2.4.1.json'), '{"release": "2.4.1", "previous": "2.3.12"}');
    await expect(readHistory(folder)).rejects.toThrow(
      `${path.join(folder, 'releases/2.4.1.json')} must list what changed from 2.4.0 to 2.4.1. Write the history again`,
    );
  });
});
