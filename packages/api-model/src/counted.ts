/** `1 file`, `2 files`. The plural of the word ends with "s". */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
