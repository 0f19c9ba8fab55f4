import {describe, expect, it} from 'vitest';
import type {Hit} from 'search-engine';
import {hit} from '../../testing/hit';
import {hitKey, maxGuesses, mergeHits} from './mergeHits';

const keys = (hits: readonly Hit[]): string[] => hits.map(hitKey);
const settled = (...hits: readonly Hit[]) => ({hits, isSettled: true});
const unsettled = (...hits: readonly Hit[]) => ({hits, isSettled: false});
const pages = Array.from('abcdefgh', (letter) => hit(`/${letter}`));

describe('mergeHits', () => {
  it('appends new hits in order', () => {
    expect(keys(mergeHits([hit('/a'), hit('/b')], settled(hit('/a'), hit('/b'), hit('/c'), hit('/d')), 4))).toEqual([
      '/a',
      '/b',
      '/c',
      '/d',
    ]);
  });

  it('does not move shown hits, whatever the new ranking', () => {
    expect(keys(mergeHits([hit('/a'), hit('/b')], settled(hit('/c'), hit('/b'), hit('/a')), 3))).toEqual([
      '/a',
      '/b',
      '/c',
    ]);
  });

  it('keeps a shown hit that the new ranking dropped', () => {
    expect(keys(mergeHits([hit('/a')], settled(hit('/b'), hit('/c')), 2))).toEqual(['/a', '/b']);
  });

  it('adds new details to a hit', () => {
    expect(mergeHits([hit('/a')], settled(hit('/a', {excerpt: 'Plays music.'})), 1)[0]?.excerpt).toBe('Plays music.');
  });

  it('shows no more hits than requested and removes none', () => {
    expect(keys(mergeHits([], settled(hit('/a'), hit('/b')), 1))).toEqual(['/a']);
    expect(keys(mergeHits([hit('/a'), hit('/b')], settled(), 1))).toEqual(['/a', '/b']);
  });

  it('shows only the first hits of an unsettled answer, and those of the settled one below them', () => {
    const guesses = mergeHits([], unsettled(...pages), 5);
    expect(guesses).toHaveLength(maxGuesses);
    expect(keys(mergeHits(guesses, settled(hit('/x'), hit('/y')), 5))).toEqual([...keys(guesses), '/x', '/y']);
  });

  it('removes nothing when an unsettled answer follows', () => {
    expect(mergeHits(pages, unsettled(hit('/x')), 20)).toEqual(pages);
  });
});
