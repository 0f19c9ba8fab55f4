import fs from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {fixtureRepository} from '../capture/captureFixture';
import {captureHash} from '../capture/captureHash';
import {readCaptureList} from '../capture/captureList';
import {readCaptureManifest, toRecord, writeCaptureManifest} from '../capture/captureManifest';
import {keepCaptures} from './keepCaptures';

const entry = {kind: 'still', size: [640, 360], frames: {first: 1}};
const root = fixtureRepository({
  'samples/Capture/captures/tutorial.json': JSON.stringify({
    captures: [
      {name: 'part-1', sample: 'samples/Part1', ...entry},
      {name: 'part-2', sample: 'samples/Part2', ...entry},
    ],
  }),
  'samples/Part1/Game.csproj': '2.6.1',
  'samples/Part2/Game.csproj': '2.6.1',
});
afterEach(() => fs.rmSync(root, {recursive: true, force: true}));

test('captures that matched their files still match, and others are unchanged', () => {
  const [first, second] = readCaptureList(root);
  if (!first || !second) throw new Error('The list is empty.');
  writeCaptureManifest(root, {
    'part-1': toRecord(first, '2.5.0', captureHash(first, root)),
    'part-2': toRecord(second, '2.5.0', 'recorded from other files'),
  });

  const raise = () => {
    for (const part of ['Part1', 'Part2']) fs.writeFileSync(path.join(root, `samples/${part}/Game.csproj`), '2.6.2');
  };
  expect(keepCaptures(root, raise)).toBe(1);
  expect(readCaptureManifest(root)['part-1']).toMatchObject({engine: '2.5.0', hash: captureHash(first, root)});
  expect(readCaptureManifest(root)['part-2']).toMatchObject({hash: 'recorded from other files'});
  expect(keepCaptures(root, raise)).toBe(0);
});
