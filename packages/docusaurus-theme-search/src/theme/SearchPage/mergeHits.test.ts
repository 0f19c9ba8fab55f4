import {describe, expect, it} from 'vitest';
import type {Hit} from 'search-engine';
import {hit} from '../../testing/hit';
import {hitKey, mergeHits} from './mergeHits';

const keys = (hits: readonly Hit[]): string[] => hits.map(hitKey);

describe('mergeHits', () => {
  it('appends new hits in order', () => {
    expect(keys(mergeHits([hit('/a'), hit('/b')], [hit('/a'), hit('/b'), hit('/c'), hit('/d')], 4))).toEqual([
      '/a',
      '/b',
      '/c',
      '/d',
    ]);
  });

  it('does not move shown hits, whatever the new ranking', () => {
    expect(keys(mergeHits([hit('/a'), hit('/b')], [hit('/c'), hit('/b'), hit('/a')], 3))).toEqual(['/a', '/b', '/c']);
  });

  it('keeps a shown hit that the new ranking dropped', () => {
    expect(keys(mergeHits([hit('/a')], [hit('/b'), hit('/c')], 2))).toEqual(['/a', '/b']);
  });

  it('adds new details to a hit', () => {
    expect(mergeHits([hit('/a')], [hit('/a', {excerpt: 'Plays music.'})], 1)[0]?.excerpt).toBe('Plays music.');
  });

  it('shows no more hits than requested and removes none', () => {
    expect(keys(mergeHits([], [hit('/a'), hit('/b')], 1))).toEqual(['/a']);
    expect(keys(mergeHits([hit('/a'), hit('/b')], [], 1))).toEqual(['/a', '/b']);
  });
});
