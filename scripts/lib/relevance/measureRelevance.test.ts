import {describe, expect, it} from 'vitest';
import {measureRelevance, missedBars} from './measureRelevance';

describe('measureRelevance', () => {
  it('takes the mean of the reciprocal ranks, 0 for what was not found', () => {
    expect(measureRelevance([1, 2, 4, undefined])).toEqual({
      questions: 4,
      meanReciprocalRank: 0.4375,
      first: 0.25,
      suggested: 0.75,
    });
  });

  it('counts as suggested only what the box has room for', () => {
    expect(measureRelevance([8, 9]).suggested).toBe(0.5);
  });

  it('has nothing to blame where nothing was asked', () => {
    expect(missedBars(measureRelevance([]))).toEqual([]);
  });
});

describe('missedBars', () => {
  it('names each figure that is too low, and its bar', () => {
    const relevance = {questions: 100, meanReciprocalRank: 0.95, first: 0.9, suggested: 0.97};
    expect(missedBars(relevance)).toEqual(['first 0.900 < 0.92', 'suggested 0.970 < 0.98']);
  });
});
