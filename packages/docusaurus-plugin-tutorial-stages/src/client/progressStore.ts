/** Where a reader's finished parts are kept: their pages, separated by spaces. */
export const progressKey = 'tutorial-finished';

/** Which parts a reader has finished. */
export interface ProgressStore {
  /** Pages of the finished parts. */
  read(): readonly string[];
  /** Adds a page or takes it away; false when only this visit will know. */
  set(page: string, isDone: boolean): boolean;
}

/**
 * Remembers finished parts in the browser's storage. Where that is off or full, they are remembered as long as the store
 * lives. `storage` may throw: so does asking for `localStorage` where a reader has forbidden it.
 */
export function createProgressStore(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ProgressStore {
  // What storage would not take.
  let onlyHere: string | undefined;
  const text = (): string => {
    if (onlyHere !== undefined) return onlyHere;
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
        onlyHere = undefined;
        return true;
      } catch {
        onlyHere = next;
        return false;
      }
    },
  };
}
