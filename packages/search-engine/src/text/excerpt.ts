import {excerptLength, type Mark} from '..';
import {fold, scanWords, splitHumps, stem, withoutPrefix, wordsIn} from './words';

export interface Excerpt {
  readonly text: string;
  readonly marks: readonly Mark[];
}

const ellipsis = '…';

/**
 * Returns the part of a text around the first place with most of `terms` near each other, or the text's beginning if it has
 * none. It has at most `length` characters, including a `…` wherever the text is cut. Cuts are between words.
 */
export function excerptOf(text: string, terms: readonly string[], length: number = excerptLength): Excerpt {
  const marks = marksOf(text, terms);
  if (text.length <= length) return {text, marks};
  const room = length - 2 * ellipsis.length;
  const [from, to] = bestCluster(text, marks, room);
  const inTheMiddle = from - Math.floor((room - (to - from)) / 2);
  const start = startOfExcerpt(text, Math.min(inTheMiddle, text.length - room), from);
  const end = endOfExcerpt(text, to, start + room);
  const before = start > 0 ? ellipsis : '';
  const after = end < text.length ? ellipsis : '';
  const shift = before.length - start;
  return {
    text: before + text.slice(start, end) + after,
    marks: marks
      .filter(([markStart, markEnd]) => markStart >= start && markEnd <= end)
      .map(([markStart, markEnd]) => [markStart + shift, markEnd + shift]),
  };
}

/**
 * Returns the first of the shortest ranges, at most `length` long, with most different terms. Truncates a longer word.
 * Returns an empty range if there are no marks.
 */
function bestCluster(text: string, marks: readonly Mark[], length: number): Mark {
  const stems = marks.map(([start, end]) => stem(fold(text.slice(start, end))));
  let best: {readonly range: Mark; readonly terms: number} = {range: [0, 0], terms: 0};
  marks.forEach(([start, firstEnd], first) => {
    const terms = new Set<string>();
    let end = Math.min(firstEnd, start + length);
    for (let index = first; index < marks.length && (marks[index]?.[1] ?? 0) - start <= length; index++) {
      const term = stems[index] ?? '';
      if (!terms.has(term)) end = marks[index]?.[1] ?? end;
      terms.add(term);
    }
    const isShorter = terms.size === best.terms && terms.size > 1 && end - start < best.range[1] - best.range[0];
    if (terms.size > best.terms || isShorter || best.range[1] === 0) best = {range: [start, end], terms: terms.size};
  });
  return best.range;
}

/** Returns the first start of a word between `earliest` and `latest`. */
function startOfExcerpt(text: string, earliest: number, latest: number): number {
  if (earliest <= 0) return 0;
  const space = text.slice(earliest - 1, latest).search(/\s/);
  return space < 0 ? withoutHalf(text, earliest) : earliest + space;
}

/** Returns the last end of a word between `earliest` and `latest`. */
function endOfExcerpt(text: string, earliest: number, latest: number): number {
  if (latest >= text.length) return text.length;
  const space = /\s\S*$/.exec(text.slice(earliest, latest + 1));
  return space ? earliest + space.index : withoutHalf(text, latest);
}

/** Moves an index out of a surrogate pair. */
function withoutHalf(text: string, index: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.slice(index, index + 1)) ? index - 1 : index;
}

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
