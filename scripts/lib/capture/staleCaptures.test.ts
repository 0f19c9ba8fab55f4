import fs from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {fixtureRepository} from './captureFixture';
import {captureHash} from './captureHash';
import type {Capture} from './captureList';
import {captureFolder, toRecord} from './captureManifest';
import {staleCaptures} from './staleCaptures';

const capture: Capture = {
  name: 'crab',
  kind: 'loop',
  sample: 'samples/Crab.cs',
  size: [640, 360],
  frames: {first: 1, last: 60, every: 2, poster: 1},
};

const root = fixtureRepository({'samples/Crab.cs': 'class Crab { }'});
afterEach(() => fs.rmSync(root, {recursive: true, force: true}));

describe('a capture', () => {
  it('is stale until it is recorded, and again when its sample or its files change', () => {
    const stale = (records = {crab: record}) => staleCaptures([capture], records, root);
    const record = toRecord(capture, '2.5.0', captureHash(capture, root));
    expect(staleCaptures([capture], {}, root)).toEqual(['crab']);
    expect(stale()).toEqual(['crab']);

    fs.mkdirSync(path.join(root, captureFolder), {recursive: true});
    for (const file of ['crab.webp', 'crab.webm', 'crab.mp4'])
      fs.writeFileSync(path.join(root, captureFolder, file), '');
    expect(stale()).toEqual([]);

    fs.writeFileSync(path.join(root, 'samples/Crab.cs'), 'class Crab { int _legs; }');
    expect(stale()).toEqual(['crab']);
  });

  it('is recorded in the manifest with size, length and files', () => {
    expect(toRecord(capture, '2.5.0', 'abc')).toEqual({
      sample: 'samples/Crab.cs',
      kind: 'loop',
      width: 640,
      height: 360,
      seconds: 1,
      files: {poster: 'crab.webp', webm: 'crab.webm', mp4: 'crab.mp4'},
      engine: '2.5.0',
      hash: 'abc',
    });
  });
});
