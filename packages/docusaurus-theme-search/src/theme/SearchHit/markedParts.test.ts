// cspell:ignore ction
import {describe, expect, it} from 'vitest';
import type {Mark} from 'search-engine';
import {markedParts} from './markedParts';

/** Returns the text with its marks in brackets. */
function bracketed(text: string, marks: readonly Mark[]): string {
  return markedParts(text, marks)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');
}

describe('markedParts', () => {
  it('splits a text at its marks', () => {
    expect(
      bracketed('Run an action', [
        [0, 3],
        [7, 13],
      ]),
    ).toBe('[Run] an [action]');
  });

  it('returns a text without marks as one part, and no parts for an empty text', () => {
    expect(markedParts('Run', [])).toEqual([{start: 0, text: 'Run', isMarked: false}]);
    expect(markedParts('', [[0, 4]])).toEqual([]);
  });

  it('sorts marks, and never repeats text where they overlap', () => {
    expect(
      bracketed('RunAction', [
        [3, 9],
        [0, 4],
      ]),
    ).toBe('[RunA][ction]');
    expect(
      bracketed('RunAction', [
        [0, 9],
        [3, 5],
      ]),
    ).toBe('[RunAction]');
  });

  it('ignores marks that are empty or outside the text', () => {
    expect(
      bracketed('Run', [
        [2, 9],
        [12, 20],
        [1, 1],
        [-3, 1],
      ]),
    ).toBe('[R]u[n]');
  });
});
