// cspell:ignore runa
import {describe, expect, it} from 'vitest';
import {historyStep} from './historyStep';

describe('historyStep', () => {
  it('stays in the entry while the reader keeps typing or deletes letters', () => {
    expect(historyStep({query: 'run'}, {query: 'runa'}, false)).toBe('replace');
    expect(historyStep({query: 'runa'}, {query: 'run'}, false)).toBe('replace');
  });

  it('creates an entry after a pause', () => {
    expect(historyStep({query: 'run'}, {query: 'runa'}, true)).toBe('push');
  });

  it('creates an entry for another query, however soon it follows', () => {
    expect(historyStep({query: 'jump'}, {query: 'pause'}, false)).toBe('push');
  });

  it('creates an entry for another filter', () => {
    expect(historyStep({query: 'jump'}, {query: 'jump', within: 'api'}, false)).toBe('push');
    expect(historyStep({query: 'jump', kind: 'method'}, {query: 'jump'}, false)).toBe('push');
  });

  it('does not keep an entry for an empty query', () => {
    expect(historyStep({query: ''}, {query: 'jump'}, true)).toBe('replace');
  });
});
