import {describe, expect, it} from 'vitest';
import type {SymbolMatch} from '../symbols/matchSymbols';
import {nameCoverage} from './scorePlace';

const match = (nameMarks: SymbolMatch['nameMarks'], ownerMarks: SymbolMatch['ownerMarks'] = []): SymbolMatch => ({
  symbol: 0,
  how: 'words',
  closeness: 1,
  isCaseExact: true,
  nameMarks,
  ownerMarks,
});

describe('the fraction of a query that a name covers', () => {
  it('is 1 when every letter is in the name or its owner', () => {
    expect(nameCoverage(match([[0, 9]], [[0, 6]]), 'CCNode.RunAction')).toBe(1);
  });

  it('is small when much of the query is not in the name', () => {
    expect(nameCoverage(match([[2, 9]]), 'monogame 3.8.2 version')).toBeCloseTo(7 / 18);
  });

  it('ignores stop words', () => {
    expect(nameCoverage(match([[0, 9]]), 'how do i runaction')).toBe(1);
  });

  it('does not apply to code, which contains more than a name', () => {
    expect(nameCoverage(match([[0, 8]]), 'sprite.Position = new CCPoint(1, 2);')).toBe(1);
  });

  it('is 1 for a query without letters', () => {
    expect(nameCoverage(match([]), '...')).toBe(1);
  });
});
