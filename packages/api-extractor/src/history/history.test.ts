import type {TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {splitBatch} from './gitTree';
import {releasesBetween} from './releasesBetween';
import {serializeHistory} from './serializeHistory';

describe('releases', () => {
  it('are sorted by version number, without tags that are not versions', () => {
    const tags = ['2.4.10', '2.4.9', '2.5.0', 'v1', '2.4.7.2', '2.4.7', '2.3.12', '2.5.1-beta', '2.6.0', '2.4.7.10'];
    expect(releasesBetween(tags, '2.4.7', '2.5.0')).toEqual([
      '2.4.7',
      '2.4.7.2',
      '2.4.7.10',
      '2.4.9',
      '2.4.10',
      '2.5.0',
    ]);
  });

  it('include tags with a leading v, as used after 2.6.1', () => {
    expect(releasesBetween(['v2.10.0', 'v2.7.0', '2.6.1', 'v2', 'v2.7.0-rc.1'], '2.6.1', '2.10.0')).toEqual([
      '2.6.1',
      'v2.7.0',
      'v2.10.0',
    ]);
  });

  it('include previews only when the last release is a preview, and only previews of that release', () => {
    const tags = ['2.6.0-preview.2', '2.6.0', '2.5.0-beta', '2.6.0-preview.10', '2.5.8', '2.6.0-preview.1'];
    expect(releasesBetween(tags, '2.5.0', '2.6.0')).toEqual(['2.5.8', '2.6.0']);
    expect(releasesBetween(tags, '2.5.0', '2.6.0-preview.2')).toEqual(['2.5.8', '2.6.0-preview.1', '2.6.0-preview.2']);
  });
});

describe("git's output", () => {
  it('is split into texts without missing files', () => {
    const output = Buffer.from('1a blob 5\n\uFEFFab\nx:b missing\n2b blob 3\nc\r\n\n');
    expect([...splitBatch(output, ['a', 'b', 'c'])]).toEqual([
      ['a', 'ab'],
      ['c', 'c\n'],
    ]);
  });
});

describe('the history', () => {
  it('has one file per release except the oldest, and one for lifetimes', () => {
    const files = serializeHistory(['1.0', '1.1', '2.0'].map((name) => ({name, types: []})));
    expect([...files.keys()]).toEqual(['lifetimes.json', 'releases/1.1.json', 'releases/2.0.json']);
    expect(JSON.parse(files.get('releases/2.0.json') ?? '')).toMatchObject({release: '2.0', previous: '1.1'});
  });

  it('keeps the facts of a removed type that had a page on this site', () => {
    const pool = (name: string) =>
      ({id: `T:Game.${name}`, name, namespace: 'Game', kind: 'class', sources: []}) as unknown as TypeFacts;
    const files = serializeHistory([
      {name: '2.4.0', types: [pool('Old'), pool('Pool'), pool('Node')]},
      {name: '2.5.0', types: [pool('Pool'), pool('Node')]},
      {name: '2.5.1', types: [pool('Node')]},
    ]);
    expect([...files.keys()].filter((file) => file.startsWith('removed/'))).toEqual(['removed/Game/Pool.json']);
  });
});
