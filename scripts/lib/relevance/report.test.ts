// cspell:ignore runact
import type {Hit, SearchRequest, SearchResults} from 'search-engine';
import {describe, expect, it} from 'vitest';
import {makeReport, toJson, toText} from './report';
import type {Question} from './question';

const questions: readonly Question[] = [
  {query: 'runact', kind: 'symbol', pages: ['/api/node#RunAction'], source: 'a forum'},
  {query: 'music', kind: 'concept', pages: ['/guides/sound'], source: 'a forum'},
];

/** A search that finds the action from three letters on, and never the music. */
function search({query, limit}: SearchRequest): SearchResults {
  const action = {u: '/api/node', h: '#RunAction', t: 'RunAction', s: 'CCNode'} as Hit;
  const other = {u: '/api/run', h: '', t: 'CCRun', s: ''} as Hit;
  const hits = query.length >= 3 ? [action, other] : [other, action];
  return {hits: hits.slice(0, limit)} as unknown as SearchResults;
}

const report = makeReport(search, 'tune', questions, '/');

describe('makeReport', () => {
  it('evaluates each question and the keystrokes for each symbol', () => {
    expect(report.answers.map(({rank}) => rank)).toEqual([1, undefined]);
    expect(report.keystrokes).toEqual({questions: 1, median: 3, early: 1});
  });
});

describe('toText', () => {
  it('lists misses only on request', () => {
    expect(toText(report, true)).toContain('- music  (concept, not found)');
    expect(toText(report, false)).not.toContain('music');
    expect(toText(report, false)).toContain('--half tune');
  });
});

describe('toJson', () => {
  it('has the figures for all questions and for each kind', () => {
    const json = toJson(report, true);
    expect(json.all).toEqual({questions: 2, meanReciprocalRank: 0.5, first: 0.5, suggested: 0.5});
    expect(json.kinds['symbol']).toEqual({questions: 1, meanReciprocalRank: 1, first: 1, suggested: 1});
    expect(json.misses).toEqual([
      {query: 'music', rank: null, wanted: ['/guides/sound'], came: ['/api/node#RunAction', '/api/run']},
    ]);
    expect(toJson(report, false).misses).toEqual([]);
  });

  it('handles symbols that were never first', () => {
    const never = makeReport(() => ({hits: []}) as unknown as SearchResults, 'tune', questions, '/');
    expect(toJson(never, true).keystrokes.median).toBeNull();
  });
});
