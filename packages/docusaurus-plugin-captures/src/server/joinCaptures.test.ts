import {describe, expect, it} from 'vitest';
import type {CaptureEntry} from '../captures';
import {capturesByType, joinCaptures, type CaptureList, type Repository} from './joinCaptures';

const entry: CaptureEntry = {
  name: 'api-walk',
  kind: 'loop',
  types: ['Game.Walk', 'Game.Node'],
  group: 'actions',
  alt: 'A crab walks.',
  sample: 'samples/Api/Walk.cs',
};
const record = {width: 640, height: 360, engine: '2.5.0', files: {poster: 'api-walk.webp', webm: 'api-walk.webm'}};
const list = (...entries: readonly CaptureEntry[]): CaptureList => ({
  file: 'samples/Capture/captures/actions.json',
  entries,
  records: Object.fromEntries(entries.map(({name}) => [name, record])),
});
const repository: Repository = {
  hasFile: (name) => ['api-walk.webp', 'api-walk.webm'].includes(name),
  readRegion: (sample, region) => `${region} of ${sample}`,
};

describe('a capture', () => {
  it('has its list entry, its recorded details and its code', () => {
    expect(joinCaptures([list({...entry, frames: {every: 3}})], repository)).toEqual([
      {
        ...entry,
        ...record,
        place: 'samples/Capture/captures/actions.json: "api-walk"',
        framesPerSecond: 20,
        code: 'example of samples/Api/Walk.cs',
      },
    ]);
  });

  it('of a whole program has no code', () => {
    const [capture] = joinCaptures([list({name: 'game', kind: 'loop', sample: 'samples/Game'})], repository);
    expect(capture?.code).toBeUndefined();
    expect(capture?.framesPerSecond).toBe(30);
  });

  it.each([
    [
      'that is not recorded',
      {...list(entry), records: {}},
      repository,
      'actions.json: "api-walk" is not recorded yet: npm run samples:capture -- --only api-walk',
    ],
    [
      'whose file is gone',
      list(entry),
      {...repository, hasFile: (name: string) => name.endsWith('.webp')},
      'actions.json: "api-walk" is missing its file api-walk.webm.',
    ],
    [
      'whose region is not there',
      list({...entry, region: 'run'}),
      {
        ...repository,
        readRegion: () => {
          throw new Error('There is no region "run".');
        },
      },
      'actions.json: "api-walk" shows "run" of samples/Api/Walk.cs: There is no region "run".',
    ],
    [
      'about the type of another',
      list(entry, {...entry, name: 'api-again'}),
      repository,
      'actions.json: "api-again" and samples/Capture/captures/actions.json: "api-walk" both list Game.Walk first.',
    ],
  ])('%s stops the build, with file and entry', (_what, wrong, answers, message) => {
    expect(() => joinCaptures([wrong], answers)).toThrow(message);
  });
});

describe('the captures of types', () => {
  const walk = {...entry, ...record, place: 'actions.json: "api-walk"', framesPerSecond: 30};
  const node = {...walk, name: 'api-node', types: ['Game.Node'], place: 'nodes.json: "api-node"'};

  it('list a type’s own captures before those that also show other types', () => {
    const byType = capturesByType([walk, node], () => true);
    expect(byType.get('Game.Walk')?.name).toBe('api-walk');
    expect(byType.get('Game.Node')?.name).toBe('api-node');
    expect(capturesByType([walk], () => true).get('Game.Node')?.name).toBe('api-walk');
  });

  it('may only refer to existing types', () => {
    expect(() => capturesByType([walk, node], (name) => name !== 'Game.Node')).toThrow(
      'actions.json: "api-walk" shows the unknown type Game.Node. Correct its name.',
    );
  });
});
