import {stemmer} from 'stemmer';
import {wordPattern} from './highlightTerms';

/** Returns half-open ranges of the words that begin with a term or are another form of one (`jumped`, `jumping`). */
export function findWords(text: string, terms: readonly string[]): [start: number, end: number][] {
  const stems = new Set(terms.map(stemmer));
  return [...text.matchAll(wordPattern)]
    .filter(([word]) => matchesTerm(word.toLowerCase(), terms, stems))
    .map(({0: word, index}) => [index, index + word.length]);
}

/** A term of one letter matches whole words only. */
function matchesTerm(word: string, terms: readonly string[], stems: ReadonlySet<string>): boolean {
  return stems.has(stemmer(word)) || terms.some((term) => term.length > 1 && word.startsWith(term));
}
