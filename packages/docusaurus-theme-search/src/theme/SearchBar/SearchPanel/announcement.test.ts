import {describe, expect, it} from 'vitest';
import type {SearchStatus} from '../../../client/searchClient';
import {resultsOf} from '../../../testing/fakeWorker';
import type {SearchResults} from 'search-engine';
import {announcement} from './announcement';
import type {PanelState} from './panelState';

const ready: SearchStatus = {state: 'ready', lanes: 1, awaitsConcepts: false, popular: []};
const found = (change: Partial<SearchResults>, shown = 0): PanelState => ({
  text: 'jump',
  isOpen: true,
  found: {
    text: 'jump',
    hits: Array(shown).fill({}),
    results: {...resultsOf('jump'), isComplete: true, ...change},
  },
});

describe('announcement', () => {
  it('counts the shown results and all results', () => {
    expect(announcement(found({total: 42}, 8), ready)).toBe('8 of 42 results');
    expect(announcement(found({total: 1}, 1), ready)).toBe('1 of 1 result');
  });

  it('says that nothing was found, and suggests a spelling', () => {
    expect(announcement(found({}), ready)).toBe('No results');
    expect(announcement(found({suggestion: 'pause'}), ready)).toBe('No results. Did you mean pause?');
  });

  it('says nothing until everything has been searched', () => {
    expect(announcement(found({isComplete: false}), ready)).toBe('');
  });

  it('says that the index is loading, and why it failed', () => {
    expect(announcement(found({}), {...ready, state: 'loading'})).toBe('Loading the search index');
    const failure = {reason: 'offline', message: 'It couldn’t be loaded.'} as const;
    expect(announcement(found({}), {...ready, state: 'failed', failure})).toBe('It couldn’t be loaded.');
  });

  it('is silent while the panel is closed', () => {
    expect(announcement({...found({total: 3}, 3), isOpen: false}, ready)).toBe('');
  });

  it('is silent while the text is newer than the answer', () => {
    expect(announcement({...found({total: 3}, 3), text: 'jumps'}, ready)).toBe('');
  });
});
