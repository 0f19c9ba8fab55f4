import {describe, expect, it} from 'vitest';
import {sourceAddress} from './sourceAddress';

const options = {
  sourceUrl: 'https://example.org/blob/main',
  sourceFolders: [{folder: 'game/Part1', url: '/site/downloads/game/part-1'}, {folder: 'game'}],
};

describe('sourceAddress', () => {
  it('appends the repository path to the address of the repository', () => {
    expect(sourceAddress('guide/Crab.cs', options)).toBe('https://example.org/blob/main/guide/Crab.cs');
    expect(sourceAddress('game/Part1/Crab.cs', {sourceUrl: '/source'})).toBe('/source/game/Part1/Crab.cs');
  });

  it('uses the first folder that contains the file', () => {
    expect(sourceAddress('game/Part1/Logic/Crab.cs', options)).toBe('/site/downloads/game/part-1/Logic/Crab.cs');
  });

  it('is undefined in a folder whose files have no address', () => {
    expect(sourceAddress('game/Variants/Crab.cs', options)).toBeUndefined();
  });

  it('does not mistake a folder for another that begins with its name', () => {
    expect(sourceAddress('game/Part10/Crab.cs', options)).toBeUndefined();
    expect(sourceAddress('games/Crab.cs', options)).toBe('https://example.org/blob/main/games/Crab.cs');
  });
});
