import {fold} from './fold';
import {scanWords} from './scanWords';

/** Returns the folded words of a text. */
export function wordsIn(text: string): readonly string[] {
  const words: string[] = [];
  scanWords(text, (word) => words.push(fold(word)));
  return words.filter(Boolean);
}
