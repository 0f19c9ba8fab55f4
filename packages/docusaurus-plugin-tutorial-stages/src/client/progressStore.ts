/** The storage key of a reader's finished pages, which are separated by spaces. */
export const progressKey = 'tutorial-finished';

/** Stores which pages of a tutorial a reader has finished. */
export interface ProgressStore {
  read(): readonly string[];
  /** Adds or removes a page. Returns false if that is remembered only for this visit. */
  set(page: string, isDone: boolean): boolean;
}

/**
 * Remembers finished pages in the browser's storage, or, if that is off or full, in memory. `storage` may throw, as
 * `localStorage` does where a reader has disabled it.
 */
export function createProgressStore(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ProgressStore {
  // The finished pages, if they could not be stored.
  let inMemory: string | undefined;
  const text = (): string => {
    if (inMemory !== undefined) return inMemory;
    try {
      return storage().getItem(progressKey) ?? '';
    } catch {
      return '';
    }
  };
  const read = (): string[] => text().split(' ').filter(Boolean);
  return {
    read,
    set(page, isDone) {
      const others = read().filter((each) => each !== page);
      const next = (isDone ? [...others, page] : others).join(' ');
      try {
        storage().setItem(progressKey, next);
        inMemory = undefined;
        return true;
      } catch {
        inMemory = next;
        return false;
      }
    },
  };
}
