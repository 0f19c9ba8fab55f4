// cspell:ignore runa runact runac
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchAddress} from '../../client/searchAddress';
import {createAddressWriter, type AddressWriter} from './addressWriter';

/** The browser's history, one query per entry. */
let entries: string[];
let writer: AddressWriter;

beforeEach(() => {
  vi.useFakeTimers();
  entries = [''];
  writer = createAddressWriter({
    read: () => ({query: entries.at(-1) ?? ''}),
    write({query}: SearchAddress, step) {
      if (query === entries.at(-1)) return;
      if (step === 'push') entries.push(query);
      else entries[entries.length - 1] = query;
    },
  });
});
afterEach(() => vi.useRealTimers());

function type(...queries: string[]): void {
  for (const query of queries) {
    writer.write({query}, false);
    vi.advanceTimersByTime(100);
  }
}

describe('createAddressWriter', () => {
  it('waits until typing pauses', () => {
    type('j', 'ju', 'jum');
    expect(entries).toEqual(['']);
    vi.advanceTimersByTime(100);
    expect(entries).toEqual(['jum']);
  });

  it('creates one entry for continuous typing and another after a pause', () => {
    type('run');
    vi.advanceTimersByTime(500);
    type('runa');
    vi.advanceTimersByTime(2000);
    expect(entries).toEqual(['runa']);
    type('runac', 'runact');
    vi.advanceTimersByTime(2000);
    expect(entries).toEqual(['runa', 'runact']);
  });

  it('writes final queries immediately and continues in a new entry', () => {
    type('jump');
    writer.write({query: 'jump'}, true);
    expect(entries).toEqual(['jump']);
    type('jumps');
    vi.advanceTimersByTime(200);
    expect(entries).toEqual(['jump', 'jumps']);
  });

  it('writes a pending query before the reader leaves', () => {
    type('jump');
    writer.flush();
    expect(entries).toEqual(['jump']);
  });

  it('discards a pending query when the reader goes back', () => {
    type('jump');
    writer.cancel();
    vi.advanceTimersByTime(2000);
    expect(entries).toEqual(['']);
  });
});
