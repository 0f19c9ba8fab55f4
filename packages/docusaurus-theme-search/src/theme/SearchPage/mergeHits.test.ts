import {describe, expect, it} from 'vitest';
import type {Hit} from 'search-engine';
import {hit} from '../../testing/hit';
import {hitKey, mergeHits} from './mergeHits';

const keys = (hits: readonly Hit[]): string[] => hits.map(hitKey);

describe('mergeHits', () => {
  it('appends what is new, in its order', () => {
    expect(keys(mergeHits([hit('/a'), hit('/b')], [hit('/a'), hit('/b'), hit('/c'), hit('/d')], 4))).toEqual([
      '/a',
      '/b',
      '/c',
      '/d',
    ]);
  });

  it('moves nothing that is shown, whatever the new ranking says', () => {
    expect(keys(mergeHits([hit('/a'), hit('/b')], [hit('/c'), hit('/b'), hit('/a')], 3))).toEqual(['/a', '/b', '/c']);
  });

  it('keeps a hit that is shown although the new ranking has left it behind', () => {
    expect(keys(mergeHits([hit('/a')], [hit('/b'), hit('/c')], 2))).toEqual(['/a', '/b']);
  });

  it('takes over what is newly known of a hit', () => {
    expect(mergeHits([hit('/a')], [hit('/a', {excerpt: 'Plays music.'})], 1)[0]?.excerpt).toBe('Plays music.');
  });

  it('shows no more than asked for, and takes none away', () => {
    expect(keys(mergeHits([], [hit('/a'), hit('/b')], 1))).toEqual(['/a']);
    expect(keys(mergeHits([hit('/a'), hit('/b')], [], 1))).toEqual(['/a', '/b']);
  });
});
