// What moves on a tutorial's page, in a script of its own: the pages that use it share it, and the progress in it.
if (typeof document !== 'undefined') void import('./tutorial');

export {};
