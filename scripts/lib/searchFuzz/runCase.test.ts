import type {SearchRequest} from 'search-engine';
import {describe, expect, it} from 'vitest';
import {runCase} from './runCase';
import {readSiteTexts} from './siteTexts';
import {first, isBuilt, pageHit, results, symbols, texts} from './testSite';

const site = readSiteTexts(symbols, first, texts, isBuilt);
const fuzzCase = {kind: 'typing', queries: ['so', 'song']};
const found = {...results(pageHit), query: 'song'};

/** Runs the case on an engine whose calls take the given milliseconds; the last value applies to all further calls. */
function run(search: (request: SearchRequest, call: number) => typeof found, milliseconds: readonly number[] = [1]) {
  let [clock, call] = [0, 0];
  const engine = {
    search(request: SearchRequest) {
      clock += milliseconds[call] ?? milliseconds.at(-1) ?? 0;
      return search(request, call++);
    },
  };
  const startWatch = () => {
    const start = clock;
    return () => clock - start;
  };
  return runCase({engine, site, findMarkup: () => [], startWatch}, fuzzCase, () => 0);
}

describe('runCase', () => {
  it('measures each query', () => {
    expect(run(() => found)).toEqual({times: [1, 1], failures: []});
  });

  it('ignores a query that was slow only once', () => {
    expect(run(() => found, [80, 3]).times).toEqual([3, 3]);
  });

  it('reports a query that is always slow', () => {
    const {failures} = run(() => found, [80]);
    expect(failures.map(({problems}) => problems)).toEqual([
      ['It took 80.0 ms, three times.'],
      ['It took 80.0 ms, three times.'],
    ]);
  });

  it('reports what the engine throws and continues', () => {
    const {failures} = run(({query}) => {
      if (query === 'so') throw new Error('Oops');
      return found;
    });
    expect(failures).toHaveLength(1);
    expect(failures[0]?.problems[0]).toContain('Oops');
  });

  it('reports results that change', () => {
    const {failures} = run((_, call) => ({...found, terms: [String(call)]}));
    expect(failures[0]?.problems).toEqual(['The same query returned different results.']);
  });

  it('reports a longer list that starts with different hits', () => {
    const {failures} = run(({limit}) => (limit > 8 ? results({...pageHit, h: '', s: ''}) : found));
    expect(failures[0]?.problems).toEqual(['A longer list starts with different hits.']);
  });
});
