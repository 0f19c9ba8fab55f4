/** Removes the slash at the end of an address, so that both forms are equal. */
export const withoutSlash = (path: string): string => path.replace(/\/$/, '');
