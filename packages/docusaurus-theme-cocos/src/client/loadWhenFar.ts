// Loads the page contents button when a reader on a phone scrolls far down.

if (typeof document !== 'undefined') addEventListener('scroll', notice, {passive: true});

function notice(): void {
  if (matchMedia('(min-width: 997px)').matches || scrollY < innerHeight) return;
  removeEventListener('scroll', notice);
  // Offline, the page stays unchanged.
  import('./pageContents/pageContents').catch(() => undefined);
}

export {};
