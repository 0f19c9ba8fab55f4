// Folded, so without apostrophes. cspell:ignore doesnt dont isnt
const stopWords = new Set(
  (
    'a about am an and any are as at be been but by can could did do does doing doesnt dont for from get got had has have how i ' +
    'if im in into is isnt it its ive just like make me my need of on or our please should so some than that the their them then there ' +
    'these they this those to too use using via want was way we were what whats when where which who why will with would you your'
  ).split(' '),
);

/** Returns true for folded words that mean nothing alone, which are searched only if the query has no others. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
