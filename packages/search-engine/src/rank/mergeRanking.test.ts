import {describe, expect, it} from 'vitest';
import type {SymbolMatch} from '../symbols/matchSymbols';
import type {TextMatch} from '../text/TextIndex';
import {type Findings, mergeRanking} from './mergeRanking';
import type {Places} from './places';

/** Places 0 to 9 are symbols; 8 and 9 are removed and lead to page 20. 10 to 19 are sections of page 10, 20 to 29 of page 20. */
const places: Places = {
  factsOf: (place) => ({kind: place < 10 ? 'type' : 'section', popularity: 0, isRemoved: place === 8 || place === 9}),
  targetOf: (place) => (place === 8 || place === 9 ? 20 : place),
  pageOf: (place) => (place < 10 ? place : place - (place % 10)),
  find: (address) => new Map([['/music', 3]]).get(address),
};
const text = (id: number, coverage: number): TextMatch => ({
  id,
  score: coverage,
  coverage,
  titleCoverage: 0,
  exactness: 0,
  type: 'content',
  terms: [],
});
const named = (symbol: number, how: SymbolMatch['how']): SymbolMatch => ({
  ...{symbol, how, closeness: 1, isCaseExact: false, nameMarks: [[0, 9]], ownerMarks: []},
});
const found = (findings: Partial<Findings>): readonly number[] =>
  mergeRanking({query: 'play music', symbols: [], concepts: [], texts: [], ...findings}, places).map(
    ({place}) => place,
  );

describe('the merged ranking', () => {
  it('lists each place once with all its evidence', () => {
    const [best, ...others] = mergeRanking(
      {
        query: 'play music',
        symbols: [{symbol: 3, how: 'words', closeness: 1, isCaseExact: false, nameMarks: [[0, 9]], ownerMarks: []}],
        concepts: [{answers: ['/music', '/nowhere'], closeness: 1, phrase: 'play music', kind: 'concept'}],
        texts: [text(3, 0.5)],
      },
      places,
    );
    expect(others).toEqual([]);
    expect(best?.place).toBe(3);
    expect(Object.keys(best?.evidence ?? {}).sort()).toEqual(['concept', 'symbol', 'text']);
  });

  it('lists a place once, however many removed names it covers', () => {
    const symbols = [named(8, 'exact'), named(9, 'exact')];
    expect(found({symbols, texts: [text(20, 0.5), text(1, 0.2)]})).toEqual([8, 1]);
  });

  it('lists removed names after existing ones unless the query matches exactly', () => {
    const texts = [text(11, 0.1)];
    expect(found({symbols: [named(9, 'prefix'), named(1, 'misspelled')], texts})).toEqual([1, 11, 9]);
    expect(found({symbols: [named(9, 'exact'), named(1, 'prefix')], texts})).toEqual([9, 1, 11]);
  });

  it('keeps the closest of several concepts with one answer', () => {
    const [best] = mergeRanking(
      {
        query: 'play music',
        symbols: [],
        concepts: [
          {answers: ['/music'], closeness: 0.9, phrase: 'music', kind: 'concept'},
          {answers: ['/music'], closeness: 0.5, phrase: 'sound', kind: 'concept'},
        ],
        texts: [],
      },
      places,
    );
    expect(best?.evidence.concept?.match.phrase).toBe('music');
  });

  it('does not let the sections of one page fill the list', () => {
    const texts = [11, 12, 13, 14].map((id) => text(id, 1));
    expect(found({texts: [...texts, text(21, 0.97)]})).toEqual([11, 12, 21, 13, 14]);
  });

  it('orders ties consistently', () => {
    expect(found({texts: [text(21, 1), text(5, 1), text(11, 1)]})).toEqual([5, 11, 21]);
  });
});
