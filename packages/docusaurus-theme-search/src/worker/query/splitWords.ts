/** What stands between white space in a query. */
export interface QueryWord {
  readonly text: string;
  readonly start: number;
}

/** Splits at white space that is not escaped with `\`. */
export function splitWords(text: string): readonly QueryWord[] {
  return [...text.matchAll(/(?:\\[^]|[^\s\\]|\\$)+/g)].map((match) => ({text: match[0], start: match.index}));
}

/** The first of `characters` in `text` from `from` on that is not escaped with `\`, or -1. */
export function indexOfOperator(text: string, characters: string, from = 0): number {
  for (let i = from; i < text.length; i++) {
    if (text.charAt(i) === '\\') i++;
    else if (characters.includes(text.charAt(i))) return i;
  }
  return -1;
}

/**
 * `\` makes an operator, white space or `\` an ordinary character. Before anything else it stands for itself, so that a
 * path (`C:\Users`) is what it looks like.
 */
export function unescape(text: string): string {
  return text.replace(/\\([-+~^*:\\\s])/g, '$1');
}

/** Whether there is anything that can be looked for. */
export function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
