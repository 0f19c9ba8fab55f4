import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {noConcepts} from 'search-engine';
import type {Lanes} from './toLanes';
import {writeLanes} from './writeLanes';

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lanes-'));
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

const lanes = (text: string): Lanes => ({
  first: {format: 1, contexts: []},
  concepts: {format: 1, concepts: noConcepts},
  texts: new Map([['docs', {format: 1, texts: [[text]]}]]),
});
const written = (): string[] =>
  fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .sort();

describe('writeLanes', () => {
  it('writes each lane of each version, with one hash in all names', async () => {
    const versions = new Map([
      ['1.0', lanes('Old.')],
      ['current', lanes('New.')],
    ]);
    const hash = await writeLanes(outDir, versions);
    expect(hash).toMatch(/^[0-9a-f]{10}$/);
    expect(written()).toEqual(
      ['1.0', 'current'].flatMap((version) =>
        ['concepts', 'docs', 'first'].map((name) => path.join('search', version, `${name}.${hash}.json`)),
      ),
    );
    expect(fs.readFileSync(path.join(outDir, `search/current/docs.${hash}.json`), 'utf8')).toBe(
      '{"format":1,"texts":[["New."]]}',
    );
  });

  it('changes the hash only when a lane changes', async () => {
    const hash = async (text: string, version = 'current') => writeLanes(outDir, new Map([[version, lanes(text)]]));
    expect(await hash('A.')).toBe(await hash('A.'));
    expect(await hash('A.')).not.toBe(await hash('B.'));
    expect(await hash('A.')).not.toBe(await hash('A.', '1.0'));
  });
});
