import {seededRandom} from 'api-extractor/random';
import {describe, expect, it} from 'vitest';
import {countBits, editDistance, letterSet} from './editDistance';

/** A reference implementation: the smallest number of letters inserted, deleted, replaced or swapped with a neighbor. */
function byDefinition(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [x, y] = [a.slice(1), b.slice(1)];
  const swapped = a.startsWith(b.charAt(1)) && b.startsWith(a.charAt(1)) && a.length > 1 && b.length > 1;
  return Math.min(
    byDefinition(x, b) + 1,
    byDefinition(a, y) + 1,
    byDefinition(x, y) + (a.startsWith(b.slice(0, 1)) ? 0 : 1),
    swapped ? byDefinition(a.slice(2), b.slice(2)) + 1 : Infinity,
  );
}

const random = seededRandom(3);
const word = () => Array.from({length: Math.floor(random() * 6)}, () => 'abc'.charAt(random() * 3)).join('');

// cspell:ignore pausee pawse pasue
describe('editDistance', () => {
  it('counts extra, missing, wrong and swapped letters', () => {
    const distances = ['pause', 'pausee', 'pase', 'pawse', 'pasue', 'play'].map((other) =>
      editDistance('pause', other, 9),
    );
    expect(distances).toEqual([0, 1, 1, 1, 1, 4]);
  });

  it('matches the definition up to its limit', () => {
    for (let i = 0; i < 1000; i++) {
      const [a, b] = [word(), word()];
      const exact = byDefinition(a, b);
      for (const limit of [0, 1, 2, 9]) expect(editDistance(a, b, limit), `${a} ${b}`).toBe(Math.min(exact, limit + 1));
    }
  });

  it('can compare with the nearest prefix of the other word', () => {
    for (let i = 0; i < 1000; i++) {
      const [a, b] = [word(), word()];
      const beginnings = Array.from({length: b.length + 1}, (_, length) => b.slice(0, length));
      const exact = Math.min(...beginnings.map((beginning) => byDefinition(a, beginning)));
      for (const limit of [0, 1, 2, 9]) {
        expect(editDistance(a, b, limit, true), `${a} ${b}`).toBe(Math.min(exact, limit + 1));
      }
    }
  });

  it('gives up on words that are too long', () => {
    expect(editDistance('a'.repeat(300), 'a'.repeat(300), 2)).toBe(3);
  });
});

describe('letterSet', () => {
  it('never overestimates the distance between words', () => {
    for (let i = 0; i < 1000; i++) {
      const [a, b] = [word(), word()];
      const [more, less] = [letterSet(a), letterSet(b)];
      expect(countBits(more & ~less)).toBeLessThanOrEqual(byDefinition(a, b));
    }
  });

  it('has a bit for each letter', () => {
    expect(countBits(letterSet('banana'))).toBe(3);
  });
});
