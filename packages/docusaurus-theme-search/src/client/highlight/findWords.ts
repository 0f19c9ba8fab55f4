import {stemmer} from 'stemmer';
import {wordPattern} from './highlightTerms';

/** Half-open ranges of a text's words that begin with one of the terms, or are another form of one (`jumped`, `jumping`). */
export function findWords(text: string, terms: readonly string[]): [start: number, end: number][] {
  const stems = new Set(terms.map(stemmer));
  return [...text.matchAll(wordPattern)]
    .filter(([word]) => isMeant(word.toLowerCase(), terms, stems))
    .map(({0: word, index}) => [index, index + word.length]);
}

/** A term of one letter is meant as a word of its own. */
function isMeant(word: string, terms: readonly string[], stems: ReadonlySet<string>): boolean {
  return stems.has(stemmer(word)) || terms.some((term) => term.length > 1 && word.startsWith(term));
}
