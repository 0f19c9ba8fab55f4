import {stem} from '../text/words';
import {negations, stopWords} from '../stopWords';

/** A word of a phrase or query in lower case, and its English stem. */
export interface Word {
  readonly text: string;
  readonly stem: string;
}

/** Splits a text into lowercase words without accents and apostrophes. `C#`, `2.5.0` and `b2World` stay one word each. */
export function splitWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+(?:\.\d+)*#?/gu) ?? [];
}

/** Returns the words of a text without stop words, unless it has no others. Negations become `not`. */
export function meaningWords(text: string): readonly Word[] {
  const words = splitWords(text);
  const meaningful = words.filter((word) => !stopWords.has(word));
  return (meaningful.length > 0 ? meaningful : words).map(toWord);
}

const longestWord = 40;

/** Words whose usual stem means something else: a platformer is not a platform, and localization is not local. */
const ownStems = new Map(
  ['platformer', 'controller', 'renderer', 'localization'].flatMap((word) =>
    [word, `${word}s`].map((form) => [form, word]),
  ),
);

export function toWord(text: string): Word {
  if (negations.has(text)) return {text: 'not', stem: 'not'};
  // Hundreds of letters are not a word, and stemming them would be slow.
  return {text, stem: ownStems.get(text) ?? (text.length > longestWord ? text : stem(text))};
}

/** Returns a key that texts with the same meaning share: the stems of their words, sorted. */
export function phraseKey(text: string): string {
  return meaningWords(text)
    .map((word) => word.stem)
    .sort()
    .join(' ');
}
