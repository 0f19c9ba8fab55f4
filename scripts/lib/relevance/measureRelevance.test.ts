import {describe, expect, it} from 'vitest';
import {measureRelevance, missedLimits} from './measureRelevance';

describe('measureRelevance', () => {
  it('averages the reciprocal ranks, counting 0 for misses', () => {
    expect(measureRelevance([1, 2, 4, undefined])).toEqual({
      questions: 4,
      meanReciprocalRank: 0.4375,
      first: 0.25,
      suggested: 0.75,
    });
  });

  it('counts a hit as suggested only if the box has room for it', () => {
    expect(measureRelevance([8, 9]).suggested).toBe(0.5);
  });

  it('reports no failure without questions', () => {
    expect(missedLimits(measureRelevance([]))).toEqual([]);
  });
});

describe('missedLimits', () => {
  it('lists each figure that is too low, with its limit', () => {
    const relevance = {questions: 100, meanReciprocalRank: 0.95, first: 0.9, suggested: 0.97};
    expect(missedLimits(relevance)).toEqual(['first 0.900 < 0.92', 'suggested 0.970 < 0.98']);
  });
});
