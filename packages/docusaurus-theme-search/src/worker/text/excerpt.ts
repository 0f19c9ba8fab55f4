import {excerptLength, type Mark} from '../../shared';
import {fold} from './fold';
import {marksOf} from './marksOf';
import {stem} from './stem';

export {marksOf} from './marksOf';

export interface Excerpt {
  readonly text: string;
  readonly marks: readonly Mark[];
}

const ellipsis = '…';

/**
 * What a text says around the first place that has most of `terms` near each other: at most `length` characters on either
 * side, cut between words, with `…` where cut. Without a hit it is the text's beginning.
 */
export function excerptOf(text: string, terms: readonly string[], length: number = excerptLength): Excerpt {
  const marks = marksOf(text, terms);
  const [from, to] = bestCluster(text, marks, length);
  const start = startOfExcerpt(text, from - length, from);
  const end = endOfExcerpt(text, to, to + length);
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

/** The range, at most `length` long unless one mark is longer, with most different terms. */
function bestCluster(text: string, marks: readonly Mark[], length: number): Mark {
  const stems = marks.map(([start, end]) => stem(fold(text.slice(start, end))));
  let best: {readonly range: Mark; readonly terms: number} = {range: [0, Math.min(length, text.length)], terms: 0};
  marks.forEach(([start, firstEnd], first) => {
    const behind = marks.findIndex(([, end], index) => index > first && end - start > length);
    const last = behind < 0 ? marks.length : behind;
    const terms = new Set(stems.slice(first, last)).size;
    if (terms > best.terms) best = {range: [start, marks[last - 1]?.[1] ?? firstEnd], terms};
  });
  return best.range;
}

/** The first start of a word between `earliest` and `latest`. */
function startOfExcerpt(text: string, earliest: number, latest: number): number {
  if (earliest <= 0) return 0;
  const space = text.slice(earliest - 1, latest).search(/\s/);
  return space < 0 ? withoutHalf(text, earliest) : earliest + space;
}

/** The last end of a word between `earliest` and `latest`. */
function endOfExcerpt(text: string, earliest: number, latest: number): number {
  if (latest >= text.length) return text.length;
  const space = /\s\S*$/.exec(text.slice(earliest, latest + 1));
  return space ? earliest + space.index : withoutHalf(text, latest);
}

/** A place that is not within a surrogate pair. */
function withoutHalf(text: string, index: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.slice(index, index + 1)) ? index - 1 : index;
}
