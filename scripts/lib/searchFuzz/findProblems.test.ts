import type {Hit, SearchRequest, SearchResults} from 'search-engine';
import {describe, expect, it} from 'vitest';
import {findProblems} from './findProblems';
import {readSiteTexts} from './siteTexts';
import {first, isBuilt, pageHit, request, results, symbolHit, symbols, texts} from './testSite';

const site = readSiteTexts(symbols, first, texts, isBuilt);

function problems(changed: Partial<SearchResults>, asked: Partial<SearchRequest> = {}): readonly string[] {
  return findProblems({...request, ...asked}, {...results(pageHit, symbolHit), ...changed}, site);
}

const withHit = (hit: Hit) => problems(results(hit));

describe('findProblems', () => {
  it('finds none in correct results', () => {
    expect(problems({})).toEqual([]);
    expect(problems(results())).toEqual([]);
  });

  it('checks the counts', () => {
    expect(problems({total: 9})).toEqual(['There are 2 hits instead of 8 (of 9, from 0).']);
    expect(problems({}, {limit: 1})).toEqual(['There are 2 hits instead of 1 (of 2, from 0).']);
    expect(problems({contexts: {guides: Number.NaN, blog: 0}})).toHaveLength(1);
    expect(problems({contexts: {guides: 2}})).toEqual(['The contexts are guides.']);
  });

  it('finds a duplicate hit', () => {
    expect(problems(results(pageHit, symbolHit, pageHit))).toEqual(['Duplicate hits: /docs/music#loop.']);
  });

  it('finds hits outside the requested context', () => {
    expect(problems(results(pageHit), {within: 'blog'})).toEqual(['/docs/music#loop: guides is not within blog.']);
    expect(problems(results(pageHit), {outside: 'guides'})).toEqual(['/docs/music#loop: guides is within guides.']);
  });

  it.each([
    ['beyond the text', [[7, 12]]],
    ['empty', [[3, 3]]],
    ['backwards', [[5, 3]]],
    [
      'out of order',
      [
        [5, 7],
        [0, 2],
      ],
    ],
    ['not numbers', [[0, Number.NaN]]],
  ] as const)('finds marks that are %s', (_, sectionMarks) => {
    expect(withHit({...pageHit, sectionMarks})).toHaveLength(1);
  });

  it('finds a mark that cuts a character in two', () => {
    const excerpt = '👍';
    expect(withHit({...pageHit, excerpt, excerptMarks: [[0, 1]]})[0]).toContain('cuts a character');
  });

  it('finds a removed type that leads to no page', () => {
    const removed: Hit = {
      ...symbolHit,
      h: '',
      t: 'Node',
      s: '',
      symbol: {kind: 'type', namespace: 'Game', until: '0.9.0', overloads: 0},
    };
    expect(withHit({...removed, u: '/docs/api/game.kept'})).toEqual([]);
    expect(withHit({...removed, u: '/docs/api/game.gone'})).toEqual(['/docs/api/game.gone: Its page does not exist.']);
  });

  it('finds words that are not on the page', () => {
    expect(withHit({...pageHit, t: 'Music'})).toEqual(['/docs/music#loop: Its title is not "Music".']);
    expect(withHit({...pageHit, excerpt: '<b>song', excerptMarks: []})).toEqual([
      '/docs/music#loop: It does not say "<b>song".',
    ]);
    expect(withHit({...pageHit, h: '#gone'})).toEqual([
      '/docs/music#loop: The page has no heading "Loop a song".'.replace('#loop', '#gone'),
    ]);
    expect(withHit({...pageHit, u: '/docs/gone'})).toEqual(['/docs/gone#loop: There is no such page.']);
  });

  it('finds wrong details of a symbol', () => {
    expect(withHit({...symbolHit, h: '#Gone'})).toEqual(['/docs/api/game.node#Gone: There is no such symbol.']);
    expect(withHit({...symbolHit, excerpt: 'Walks.'})).toEqual([
      '/docs/api/game.node#Run: Its summary is not "Walks.".',
    ]);
    const symbol = {kind: 'method', namespace: 'Game', signature: 'void Walk()', overloads: 0};
    expect(withHit({...symbolHit, symbol})).toEqual(['/docs/api/game.node#Run: Its signature is not "void Walk()".']);
  });

  it("allows only the specification's query messages, with a position inside the query", () => {
    const problem = {message: 'boost must be numeric', advice: 'Write a number.', start: 0, end: 4};
    expect(problems({problem})).toEqual([]);
    expect(problems({problem: {...problem, end: 5}})).toEqual(['0 to 5 is not a range of the query.']);
    expect(problems({problem: {...problem, message: 'Oops'}})).toEqual(['Unknown query message "Oops".']);
  });

  it('allows a suggested spelling only if nothing else is found', () => {
    expect(problems({...results(), suggestion: 'sing'})).toEqual([]);
    expect(problems({suggestion: 'sing'})).toEqual(['"sing" is suggested with 2 hits.']);
    expect(problems({...results(), suggestion: 'song'})).toEqual(['"song" is suggested with 0 hits.']);
  });
});
