import {seededRandom} from 'api-extractor/random';
import {describe, expect, it} from 'vitest';
import {mutateText} from './mutateText';

describe('mutateText', () => {
  const mutated = Array.from({length: 300}, (_, seed) => mutateText('Play music', seededRandom(seed)));

  it('is deterministic', () => {
    expect(mutateText('Play music', seededRandom(3))).toBe(mutated[3]);
  });

  it.each(['play music', 'PLAY MUSIC', 'Playmusic', 'music Play'])('produces "%s" among others', (text) => {
    expect(mutated).toContain(text);
  });

  it('also mutates an empty text', () => {
    expect(() => Array.from({length: 300}, (_, seed) => mutateText('', seededRandom(seed)))).not.toThrow();
  });
});
