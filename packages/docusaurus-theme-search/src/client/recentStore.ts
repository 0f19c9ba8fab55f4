import {noRecent, parseRecent, type Recent} from './recent';

const key = 'search-recent';

/** What this browser remembers. Nothing where storage is off. */
export function readRecent(baseUrl: string): Recent {
  try {
    return parseRecent(localStorage.getItem(key), baseUrl);
  } catch {
    return noRecent;
  }
}

/** Remembers it, or forgets everything when nothing is left. Where storage is off or full, nothing happens. */
export function writeRecent(recent: Recent): void {
  try {
    if (recent.searches.length + recent.pages.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // A reader who allows no storage has chosen so.
  }
}
