/**
 * Client module: resets the chosen color mode in this tab, too, when another tab calls `localStorage.clear()`. The
 * browser reports that in one event without a key, but theme-common waits for an event with its own key.
 */
if (typeof window !== 'undefined') {
  addEventListener('storage', ({key, storageArea}) => {
    if (key === null) dispatchEvent(new StorageEvent('storage', {key: 'theme', storageArea}));
  });
}

export {};
