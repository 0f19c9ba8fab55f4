import {stemmer} from 'stemmer';

const stems = new Map<string, string>();

/** Returns the Porter stem of a folded English word. Words with digits or signs are names and stay unchanged. */
export function stem(word: string): string {
  let known = stems.get(word);
  if (known === undefined) {
    known = /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
    stems.set(word, known);
  }
  return known;
}
