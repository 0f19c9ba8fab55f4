import {describe, expect, it} from 'vitest';
import type {TextMatch} from '../text/TextIndex';
import {mergeRanking, type Findings, type Places} from './mergeRanking';

/** Places 0 to 9 are symbols, of which 8 and 9 are gone and lead to page 20; 10 to 19 are sections of page 10, 20 to 29 of page 20. */
const places: Places = {
  factsOf: (place) => ({kind: place < 10 ? 'type' : 'section', popularity: 0, isGone: false}),
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
const found = (findings: Partial<Findings>): readonly number[] =>
  mergeRanking({query: 'play music', symbols: [], concepts: [], texts: [], ...findings}, places).map(
    ({place}) => place,
  );

describe('the merged ranking', () => {
  it('has each place once, with all that speaks for it', () => {
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

  it('leads to one place once, however many names that are gone are told of there', () => {
    expect(found({texts: [text(8, 0.9), text(9, 0.8), text(20, 0.5), text(1, 0.2)]})).toEqual([8, 1]);
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

  it('lets the sections of one page not fill the list', () => {
    const texts = [11, 12, 13, 14].map((id) => text(id, 1));
    expect(found({texts: [...texts, text(21, 0.97)]})).toEqual([11, 12, 21, 13, 14]);
  });

  it('gives equals always the same order', () => {
    expect(found({texts: [text(21, 1), text(5, 1), text(11, 1)]})).toEqual([5, 11, 21]);
  });
});
