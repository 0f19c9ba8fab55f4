import {describe, expect, it} from 'vitest';
import type {SearchState} from '../../../client/searchClient';
import {boxAttributes} from './boxAttributes';
import {closedPanel} from './panelState';

const option = (key: string) => ({type: 'all', key, label: key, href: `/${key}`}) as const;
const attributes = (isOpen: boolean, indexState: SearchState, keys: readonly string[] = [], active?: string) =>
  boxAttributes({state: {...closedPanel, isOpen}, options: keys.map(option), active, indexState});

describe('the attributes of the search box', () => {
  it.each([
    [false, 'loading', 'loading'],
    [true, 'loading', 'loading'],
    [false, 'ready', 'ready'],
    [true, 'ready', 'focused'],
    [true, 'complete', 'focused'],
    [true, 'failed', 'failed'],
  ] as const)('open %s, index %s: it is %s', (isOpen, indexState, expected) => {
    expect(attributes(isOpen, indexState).form['data-state']).toBe(expected);
  });

  it('names the list, and the active option if any', () => {
    expect(attributes(true, 'ready', ['a', 'b'], 'b').input).toEqual({
      'aria-expanded': 'true',
      'aria-controls': 'search-list',
      'aria-activedescendant': 'search-option-1',
    });
  });

  it.each([
    ['is closed', attributes(false, 'ready', ['a'], 'a')],
    ['has nothing to offer', attributes(true, 'ready')],
  ])('has no active option while it %s', (_, {input}) => {
    expect(input).toEqual({'aria-expanded': 'false', 'aria-controls': undefined, 'aria-activedescendant': undefined});
  });

  it('is busy while the index is loading', () => {
    expect(attributes(false, 'loading').form['aria-busy']).toBe('true');
    expect(attributes(false, 'ready').form['aria-busy']).toBeUndefined();
  });
});
