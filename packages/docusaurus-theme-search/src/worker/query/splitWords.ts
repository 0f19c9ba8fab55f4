/** A part of a query between white space. */
export interface QueryWord {
  readonly text: string;
  readonly start: number;
}

/** Splits at white space that is not escaped with `\`. */
export function splitWords(text: string): readonly QueryWord[] {
  return [...text.matchAll(/(?:\\[^]|[^\s\\]|\\$)+/g)].map((match) => ({text: match[0], start: match.index}));
}

/** Returns the index of the first unescaped one of `characters` in `text`, starting at `from`, or -1. */
export function indexOfOperator(text: string, characters: string, from = 0): number {
  for (let i = from; i < text.length; i++) {
    if (text.charAt(i) === '\\') i++;
    else if (characters.includes(text.charAt(i))) return i;
  }
  return -1;
}

/**
 * Removes `\` before operators, white space and `\`. Anywhere else a `\` is an ordinary character, so that paths
 * (`C:\Users`) stay intact.
 */
export function unescape(text: string): string {
  return text.replace(/\\([-+~^*:\\\s])/g, '$1');
}

/** Returns true if a text has anything to search for. */
export function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
