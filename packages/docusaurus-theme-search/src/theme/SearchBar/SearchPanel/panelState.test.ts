import {describe, expect, it} from 'vitest';
import {resultsOf} from '../../../testing/fakeWorker';
import type {SearchResults} from 'search-engine';
import {hit} from '../../../testing/hit';
import {closedPanel, isAnswered, panelReducer, type PanelAction} from './panelState';

/** A first answer is unsettled (`?`), a guess, until the concepts have loaded. */
const results = (paths: string, excerpt = ''): SearchResults => ({
  ...resultsOf('jump'),
  hits: Array.from(paths.replace('?', ''), (path) => hit(path, {excerpt})),
  isSettled: !paths.startsWith('?'),
});

const typed = (text: string): PanelAction => ({type: 'typed', text});
const found = (paths: string, excerpt = ''): PanelAction => ({
  type: 'found',
  text: 'jump',
  results: results(paths, excerpt),
});
const after = (...actions: readonly PanelAction[]) => actions.reduce(panelReducer, closedPanel);
const shown = (...actions: readonly PanelAction[]) =>
  after(...actions)
    .found?.hits.map(({u}) => u)
    .join('');

describe('the panel', () => {
  it('opens when something is typed, and closes', () => {
    expect(after(typed('jump')).isOpen).toBe(true);
    expect(after(typed('jump'), {type: 'closed'}).isOpen).toBe(false);
  });

  it('keeps showing the last answer until the next one arrives', () => {
    const state = after(typed('jump'), found('ab'), typed('jumps'));
    expect([state.found?.text, isAnswered(state)]).toEqual(['jump', false]);
  });

  it('shows nothing for an empty text', () => {
    expect(after(typed('jump'), found('ab'), typed('  ')).found).toBeUndefined();
  });

  it('ignores the answer to another text', () => {
    expect(after(typed('other'), found('ab')).found).toBeUndefined();
  });

  it('shows at most 8 hits', () => {
    expect(shown(typed('jump'), found('abcdefghijk'))).toBe('abcdefgh');
  });
});

describe('an answer that arrives with another lane', () => {
  it('moves nothing and appends new results', () => {
    expect(shown(typed('jump'), found('ab'), found('cba'))).toBe('abc');
  });

  it('adds details to the shown results', () => {
    expect(after(typed('jump'), found('a'), found('a', 'text')).found?.hits[0]?.excerpt).toBe('text');
  });

  it('does not move certain results, even when all lanes have arrived', () => {
    const complete = {...results('ba'), isComplete: true};
    expect(shown(typed('jump'), found('ab'), {type: 'found', text: 'jump', results: complete})).toBe('ab');
  });

  it('never moves a guess, and adds the certain hits below it', () => {
    expect(shown(typed('jump'), found('?ab'), found('?ba'))).toBe('ab');
    expect(shown(typed('jump'), found('?ab'), found('cba'))).toBe('abc');
  });

  it('has room for its own hits below a guess', () => {
    expect(shown(typed('jump'), found('?abcdefghijk'))).toBe('abc');
    expect(shown(typed('jump'), found('?abcdefghijk'), found('abcdefghijk'))).toBe('abcdefgh');
  });

  it('may reorder for another text', () => {
    const other: PanelAction = {type: 'found', text: 'jumps', results: results('ba')};
    expect(shown(typed('jump'), found('ab'), typed('jumps'), other)).toBe('ba');
  });
});
