import {describe, expect, it} from 'vitest';
import {createProgressStore, progressKey} from './progressStore';

function storageWith(text?: string) {
  const entries = new Map<string, string>(text === undefined ? [] : [[progressKey, text]]);
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

describe('createProgressStore', () => {
  it('is empty initially', () => {
    expect(createProgressStore(storageWith).read()).toEqual([]);
  });

  it('keeps finished parts in one storage entry', () => {
    const storage = storageWith();
    const store = createProgressStore(() => storage);
    expect(store.set('part-1', true)).toBe(true);
    store.set('part-3', true);
    expect(createProgressStore(() => storage).read()).toEqual(['part-1', 'part-3']);
    expect([...storage.entries.keys()]).toEqual([progressKey]);
  });

  it('forgets an unmarked part and stores a part marked twice only once', () => {
    const storage = storageWith('part-1 part-2');
    const store = createProgressStore(() => storage);
    store.set('part-2', true);
    store.set('part-1', false);
    expect(store.read()).toEqual(['part-2']);
  });

  it('reads changes stored by another tab', () => {
    const storage = storageWith();
    const store = createProgressStore(() => storage);
    storage.setItem(progressKey, 'part-2');
    expect(store.read()).toEqual(['part-2']);
  });

  it('keeps progress for the visit if storage is off, and reports it', () => {
    const store = createProgressStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.set('part-1', true)).toBe(false);
    expect(store.read()).toEqual(['part-1']);
    store.set('part-1', false);
    expect(store.read()).toEqual([]);
  });

  it('adds to stored progress for the visit if storage is full', () => {
    const storage = storageWith('part-1');
    const store = createProgressStore(() => ({
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    expect(store.set('part-2', true)).toBe(false);
    expect(store.read()).toEqual(['part-1', 'part-2']);
  });
});
