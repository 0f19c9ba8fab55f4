import path from 'node:path';

/** Absolute path of a file of this package, below its `src`. */
export const inPackage = (file: string): string => path.join(__dirname, '..', file);
