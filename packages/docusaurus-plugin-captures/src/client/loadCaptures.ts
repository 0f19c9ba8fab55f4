// What plays captures, in a script of its own: the pages that have some share it.
if (typeof document !== 'undefined') void import('./captureLoop');

export {};
