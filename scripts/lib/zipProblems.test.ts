import {describe, expect, it} from 'vitest';
import {zipProblems} from './zipProblems';

describe('zipProblems', () => {
  it('reports nothing for a correct zip', () => {
    const content = {folder: 'Game', expected: ['a.cs', 'b/c.png', 'a.cs'], found: ['Game/a.cs', 'Game/b/c.png']};
    expect(zipProblems('game.zip', content)).toEqual([]);
  });

  it('lists missing and unexpected files', () => {
    expect(zipProblems('game.zip', {folder: 'Game', expected: ['a.cs'], found: ['Game/obj/b.cs', 'a.cs']})).toEqual([
      'game.zip: Game/a.cs is missing.',
      'game.zip: Game/obj/b.cs does not belong in it.',
      'game.zip: a.cs does not belong in it.',
    ]);
  });
});
