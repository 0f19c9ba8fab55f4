import {describe, expect, it} from 'vitest';
import {formatHit} from './formatHit';
import {hit} from './testHit';

describe('formatHit', () => {
  it('shows the address, the kind and the highlighted excerpt', () => {
    expect(formatHit(hit, 1)).toBe(
      [
        '1. /docs/guides/sound#music  Add content (Music)',
        '   heading in guides: Guides > Developing',
        '   one [piece] of [music] at a time',
      ].join('\n'),
    );
  });

  it("shows a symbol's kind and why it was found", () => {
    const symbol = {kind: 'method', namespace: 'Cocos2D', overloads: 0, note: 'named play2d in cocos2d-x'};
    expect(formatHit({...hit, symbol, excerpt: '', excerptMarks: []}, 2)).toBe(
      [
        '2. /docs/guides/sound#music  Add content (Music)',
        '   heading in guides: Guides > Developing',
        '   method named play2d in cocos2d-x',
      ].join('\n'),
    );
  });

  it('shows the ranking factors', () => {
    const text = {
      id: 7,
      score: 12.345,
      coverage: 1,
      titleCoverage: 0.5,
      exactness: 0.25,
      type: 'heading',
      terms: ['music'],
    } as const;
    const symbol = {
      symbol: 7,
      how: 'prefix',
      closeness: 0.75,
      isCaseExact: false,
      nameMarks: [],
      ownerMarks: [],
    } as const;
    const match = {answers: [], closeness: 1, phrase: 'play music', kind: 'concept'} as const;
    const ranked = {place: 7, score: 3, evidence: {symbol, text, concept: {match, position: 0, support: 1}}};
    expect(formatHit(hit, 1, ranked).split('\n').slice(3)).toEqual([
      '   score 3.000',
      '   symbol: prefix, closeness 0.75',
      '   concept "play music": answer 1, closeness 1.00',
      '   text: score 12.35, coverage 1.00, of the title 0.50, exactness 0.25; music',
    ]);
  });
});
