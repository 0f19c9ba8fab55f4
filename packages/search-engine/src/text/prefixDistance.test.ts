import {describe, expect, it} from 'vitest';
import {prefixDistance} from './editDistance';

/** A reference implementation by definition. */
function slowDistance(pattern: string, text: string): number {
  const row = Array.from({length: text.length + 1}, (_, column) => column);
  const rows = [row];
  for (let i = 1; i <= pattern.length; i++) {
    const next = [i];
    rows.push(next);
    for (let j = 1; j <= text.length; j++) {
      const cell = (up: number, left: number): number => rows[i - up]?.[j - left] ?? 0;
      const isSame = pattern[i - 1] === text[j - 1];
      const isSwap = i > 1 && j > 1 && pattern[i - 1] === text[j - 2] && pattern[i - 2] === text[j - 1];
      next[j] = Math.min(cell(1, 0) + 1, cell(0, 1) + 1, cell(1, 1) + (isSame ? 0 : 1), isSwap ? cell(2, 2) + 1 : 99);
    }
  }
  return rows[pattern.length]?.[text.length] ?? 0;
}

function slowPrefixDistance(pattern: string, text: string): number {
  return Math.min(...Array.from({length: text.length + 1}, (_, end) => slowDistance(pattern, text.slice(0, end))));
}

const distance = (pattern: string, text: string, limit = 2) => prefixDistance(pattern, text, limit);

// cspell:disable
describe('the distance to a prefix of a text', () => {
  it.each([
    ['sprite', 'sprite', 0, 6],
    ['sprite', 'spriteframe', 0, 6],
    ['spirt', 'sprite', 1, 5],
    ['pasue', 'pauseall', 1, 5],
    ['runacton', 'runaction', 1, 9],
    ['directer', 'director', 1, 8],
  ])('from %s to %s is %d, at %d letters', (pattern, text, expected, length) =>
    expect(distance(pattern, text)).toEqual({distance: expected, length}),
  );

  it('is far above the limit', () => expect(distance('sprite', 'world')).toEqual({distance: Infinity, length: 0}));

  it('uses the longest of several prefixes', () =>
    expect(distance('wrold', 'world', 1)).toEqual({distance: 1, length: 5}));

  it('matches the definition for thousands of texts', () => {
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    const word = (most: number): string => Array.from({length: 1 + random(most)}, () => 'abcd'[random(4)]).join('');
    for (let round = 0; round < 3000; round++) {
      const [pattern, text] = [word(9), word(12)];
      const expected = slowPrefixDistance(pattern, text);
      const found = distance(pattern, text, 2).distance;
      expect([pattern, text, found]).toEqual([pattern, text, expected > 2 ? Infinity : expected]);
    }
  });
});
