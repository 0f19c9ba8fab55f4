/** Sorts releases, oldest first: 2.4.9 before 2.4.10. */
export const byRelease = (a = '', b = ''): number => a.localeCompare(b, 'en', {numeric: true});
