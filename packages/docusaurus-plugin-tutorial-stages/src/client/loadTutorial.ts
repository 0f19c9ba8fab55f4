// Loads the script of tutorial pages as a chunk of its own, so that all of them share it and its progress store.
if (typeof document !== 'undefined') void import('./tutorial');

export {};
