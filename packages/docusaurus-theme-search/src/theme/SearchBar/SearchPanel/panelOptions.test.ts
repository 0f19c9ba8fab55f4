import {describe, expect, it} from 'vitest';
import {resultsOf} from '../../../testing/fakeWorker';
import type {Hit} from 'search-engine';
import {hit} from '../../../testing/hit';
import {activeKey, allResults, emptySections, foundSections, nextKey} from './panelOptions';
import {closedPanel, type PanelState} from './panelState';

const scope = {baseUrl: '/', context: {name: 'guides', label: 'Guides', paths: []}};

const withHits = (...hits: readonly Hit[]): PanelState => ({
  ...closedPanel,
  text: 'jump',
  found: {
    text: 'jump',
    hits,
    results: {...resultsOf('jump'), hits, total: 9, terms: ['jump'], isSettled: true},
  },
});

describe('the links to all results', () => {
  it('cover the current context and the whole site', () => {
    expect(allResults('a b', scope).map(({href}) => href)).toEqual([
      '/search/?q=a+b',
      '/search/?q=a+b&ctx=guides',
      '/search/?q=a+b&ctx=-guides',
    ]);
  });

  it('are worded as specified', () => {
    expect(allResults('a', scope)).toMatchObject([
      {label: 'See all results'},
      {label: 'See all results within "Guides"'},
      {label: 'See all results outside "Guides"'},
    ]);
  });

  it('are a single link if the page has no context', () => {
    expect(allResults('a', {baseUrl: '/site/', version: '1.0'}).map(({href}) => href)).toEqual([
      '/site/search/?q=a&version=1.0',
    ]);
  });
});

describe('the list for a text', () => {
  it('contains the hits with the words to highlight, and the links to all results', () => {
    const [hits, all] = foundSections(withHits(hit('/a', {h: '#b'})).found, scope);
    expect(hits?.options).toMatchObject([{type: 'hit', key: '/a#b', href: '/a?_highlight=jump#b'}]);
    expect(all?.options).toHaveLength(3);
  });

  it('ends with the hits while others will follow them, because these would push the links away', () => {
    const {found} = withHits(hit('/a'));
    const guess = found && {...found, results: {...found.results, isSettled: false}};
    expect(foundSections(guess, scope).map(({label}) => label)).toEqual(['Suggestions']);
  });

  it('is empty when nothing was found', () => {
    expect(foundSections(withHits().found, scope)).toEqual([]);
  });
});

describe('the list of an empty box', () => {
  const recent = {searches: ['jump'], pages: [{href: '/a#b', title: 'A', place: 'Guides'}]};

  it('contains recent searches and pages, and popular pages', () => {
    const sections = emptySections(recent, [hit('/c')], scope);
    expect(sections.map(({label, options}) => [label, options.map(({href}) => href)])).toEqual([
      ['Recent searches', ['/search/?q=jump']],
      ['Recently opened', ['/a#b']],
      ['Popular pages', ['/c']],
    ]);
  });

  it('lists no page twice and no empty section', () => {
    const sections = emptySections({...recent, searches: []}, [hit('/a', {h: '#b'})], scope);
    expect(sections.map(({label}) => label)).toEqual(['Recently opened']);
  });
});

describe('the active option', () => {
  const options = allResults('jump', scope);
  const state: PanelState = {...closedPanel, text: 'jump'};

  it('is the first one until the reader chooses another', () => {
    expect(activeKey(state, options)).toBe('all');
    expect(activeKey({...state, chosen: 'outside'}, options)).toBe('outside');
  });

  it('does not exist in an empty box', () => {
    expect(activeKey(closedPanel, options)).toBeUndefined();
  });

  it('is the first one again when the chosen option is gone', () => {
    expect(activeKey({...state, chosen: 'gone'}, options)).toBe('all');
  });

  it.each([
    ['all', 1, 'within'],
    ['outside', 1, 'all'],
    ['all', -1, 'outside'],
    [undefined, 1, 'all'],
    [undefined, -1, 'outside'],
  ] as const)('moves from %s by %d to %s', (from, step, to) => {
    expect(nextKey(options, from, step)).toBe(to);
  });

  it('does not move in an empty list', () => {
    expect(nextKey([], undefined, 1)).toBeUndefined();
  });
});
