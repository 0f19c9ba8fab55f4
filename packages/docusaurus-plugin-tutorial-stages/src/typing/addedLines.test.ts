import {expect, it} from 'vitest';
import {addedLines} from './addedLines';

it('counts the new and changed lines of all files, without blank ones', () => {
  const before = new Map([
    ['Game.cs', ['class Game', '{', '}']],
    ['Old.cs', ['class Old {}']],
  ]);
  const after = new Map([
    ['Game.cs', ['class Game', '{', '', '    int _score;', '}']],
    ['Coin.cs', ['class Coin', '{', '', '}']],
  ]);
  expect(addedLines(before, after)).toBe(4);
  expect(addedLines(after, after)).toBe(0);
});
