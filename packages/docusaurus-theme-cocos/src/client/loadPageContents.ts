// Loads the page contents button when a reader on a phone scrolls past the page's own list of sections.
import {isListPassed} from './pageContents/isListPassed';

if (typeof document !== 'undefined') addEventListener('scroll', notice, {passive: true});

function notice(): void {
  if (matchMedia('(min-width: 997px)').matches || !isListPassed()) return;
  removeEventListener('scroll', notice);
  // Offline, the page stays unchanged.
  import('./pageContents/pageContents').catch(() => undefined);
}
