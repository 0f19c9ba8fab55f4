import {noRecent, parseRecent, type Recent} from './recent';

const key = 'search-recent';

/** Reads the recent searches and pages from the browser's storage. Returns none where storage is off. */
export function readRecent(baseUrl: string): Recent {
  try {
    return parseRecent(localStorage.getItem(key), baseUrl);
  } catch {
    return noRecent;
  }
}

/** Stores recent searches and pages; removes the entry if there are none. Does nothing where storage is off or full. */
export function writeRecent(recent: Recent): void {
  try {
    if (recent.searches.length + recent.pages.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // Storage is off or full.
  }
}
