import type {Mark} from '../../shared';
import {fold} from './fold';
import {scanWords} from './scanWords';
import {splitHumps, withoutPrefix} from './splitHumps';
import {stem} from './stem';
import {wordsIn} from './wordsIn';

/** Shorter terms do not mark longer words. */
const minPrefixLength = 3;

/**
 * Returns the ranges of a text that match `terms`: words that equal a term, begin with one or have its stem, and parts of
 * identifiers (`Sprite` of `CCSprite`). Ranges are in order and do not overlap; adjacent ones are merged.
 */
export function marksOf(text: string, terms: readonly string[]): readonly Mark[] {
  const wanted = new Wanted(terms);
  const marks: Mark[] = [];
  scanWords(text, (word, start) => {
    for (const part of partsWanted(word, wanted)) add(marks, start + part.start, start + part.start + part.text.length);
  });
  return marks;
}

class Wanted {
  private readonly words: readonly string[];
  private readonly stems: ReadonlySet<string>;

  constructor(terms: readonly string[]) {
    this.words = terms.flatMap(wordsIn);
    this.stems = new Set(this.words.map(stem));
  }

  has(written: string): boolean {
    return this.stems.has(stem(fold(written)));
  }

  begins(written: string): boolean {
    const word = fold(written);
    return this.words.some((one) => one.length >= minPrefixLength && word.startsWith(one));
  }
}

interface Part {
  readonly text: string;
  readonly start: number;
}

/** Returns the word, the word without its prefix, or its parts, whichever is wanted. */
function partsWanted(word: string, wanted: Wanted): readonly Part[] {
  const rest = withoutPrefix(word) ?? '';
  const wholes = [
    {text: word, start: 0},
    {text: rest, start: word.length - rest.length},
  ].filter(({text}) => text);
  const whole = wholes.find(({text}) => wanted.has(text));
  if (whole) return [whole];
  const humps = splitHumps(word).filter(({text}) => wanted.has(text) || wanted.begins(text));
  return humps.length > 0 ? humps : wholes.filter(({text}) => wanted.begins(text)).slice(0, 1);
}

function add(marks: Mark[], start: number, end: number): void {
  const last = marks.at(-1);
  if (last?.[1] === start) marks[marks.length - 1] = [last[0], end];
  else marks.push([start, end]);
}
