import type {Hit, SearchRequest, SearchResults} from 'search-engine';
import {describe, expect, it} from 'vitest';
import {askQuestion} from './askQuestion';

const question = {query: 'music', kind: 'concept', pages: ['/docs/guides/sound'], source: 'a forum'} as const;
const hit = (u: string) => ({u, h: ''}) as Hit;

describe('askQuestion', () => {
  it('requests the hits that the search box shows and returns the rank of the first acceptable one', () => {
    const requests: SearchRequest[] = [];
    const search = (request: SearchRequest) => {
      requests.push(request);
      return {
        hits: [hit('/docs/api/node'), hit('/docs/guides/sound'), hit('/docs/guides/sound')],
      } as unknown as SearchResults;
    };
    expect(askQuestion(search, question).rank).toBe(2);
    expect(requests).toEqual([{query: 'music', offset: 0, limit: 8}]);
  });

  it('returns no rank when no hit is acceptable', () => {
    const search = () => ({hits: [hit('/docs/api/node')]}) as unknown as SearchResults;
    expect(askQuestion(search, question).rank).toBeUndefined();
  });
});
