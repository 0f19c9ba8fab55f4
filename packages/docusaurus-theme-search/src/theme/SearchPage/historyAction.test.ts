// cspell:ignore runa
import {describe, expect, it} from 'vitest';
import {historyAction} from './historyAction';

describe('historyAction', () => {
  it('stays in the entry while the reader keeps typing or deletes letters', () => {
    expect(historyAction({query: 'run'}, {query: 'runa'}, false)).toBe('replace');
    expect(historyAction({query: 'runa'}, {query: 'run'}, false)).toBe('replace');
  });

  it('creates an entry after a pause', () => {
    expect(historyAction({query: 'run'}, {query: 'runa'}, true)).toBe('push');
  });

  it('creates an entry for another query, however soon it follows', () => {
    expect(historyAction({query: 'jump'}, {query: 'pause'}, false)).toBe('push');
  });

  it('creates an entry for another filter', () => {
    expect(historyAction({query: 'jump'}, {query: 'jump', within: 'api'}, false)).toBe('push');
    expect(historyAction({query: 'jump', kind: 'method'}, {query: 'jump'}, false)).toBe('push');
  });

  it('does not keep an entry for an empty query', () => {
    expect(historyAction({query: ''}, {query: 'jump'}, true)).toBe('replace');
  });
});
