import {stem} from '../text/stem';
import {negations, stopWords} from './stopWords';

/** A word of a phrase or query: as written in lower case, and its English stem. */
export interface Word {
  readonly text: string;
  readonly stem: string;
}

/** The words of a text in lower case, without accents and apostrophes: `C#`, `2.5.0` and `b2World` stay one word each. */
export function splitWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+(?:\.\d+)*#?/gu) ?? [];
}

/** What a text asks for: its words without stop words, if there are others. All ways to say no become `not`. */
export function meaningWords(text: string): readonly Word[] {
  const words = splitWords(text);
  const meaningful = words.filter((word) => !stopWords.has(word));
  return (meaningful.length > 0 ? meaningful : words).map(toWord);
}

const longestWord = 40;

/** Words whose stem is that of another thing: a platformer is no platform, localization nothing local. */
const ownStems = new Map(
  ['platformer', 'controller', 'renderer', 'localization'].flatMap((word) =>
    [word, `${word}s`].map((form) => [form, word]),
  ),
);

export function toWord(text: string): Word {
  if (negations.has(text)) return {text: 'not', stem: 'not'};
  // A word of hundreds of letters is no word, and stemming would take its time.
  return {text, stem: ownStems.get(text) ?? (text.length > longestWord ? text : stem(text))};
}

/** The same for all texts that ask for the same: the stems of their words, sorted. */
export function phraseKey(text: string): string {
  return meaningWords(text)
    .map((word) => word.stem)
    .sort()
    .join(' ');
}
