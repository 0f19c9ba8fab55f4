import {letterSet} from '../text/editDistance';
import {foldName} from './nameIndex';

/** One or more words that a name is compared with. */
export interface Pattern {
  /** The words as typed, joined. */
  readonly raw: string;
  readonly folded: string;
  readonly letters: number;
  /** Where the words after the first begin in `folded`. */
  readonly breaks: readonly number[];
  /** The pattern's humps (`C|C|S|F|C`), if capitals or digits mark them. */
  readonly humps?: readonly string[];
  /** Singular forms, which match only whole names. */
  readonly variants: readonly string[];
}

/** Returns undefined if there is nothing left to compare. */
export function toPattern(words: readonly string[]): Pattern | undefined {
  const raw = words.join('');
  const folded = foldName(raw);
  if (folded === '') return undefined;
  const breaks: number[] = [];
  let length = 0;
  for (const word of words.slice(0, -1)) breaks.push((length += foldName(word).length));
  const humps = words.length === 1 ? patternHumps(raw) : undefined;
  return {raw, folded, letters: letterSet(folded), breaks, ...(humps && {humps}), variants: variantsOf(folded)};
}

/** Treats each capital and digit as the start of a hump, although it may also continue the previous one. */
function patternHumps(raw: string): readonly string[] | undefined {
  const humps = raw.match(/[\p{Lu}\d][^\p{Lu}\d_]*|[^\p{Lu}\d_]+/gu) ?? [];
  return humps.length > 1 ? humps.map((hump) => hump.toLowerCase()) : undefined;
}

// cspell:ignore ches sses
function variantsOf(folded: string): readonly string[] {
  const variants: string[] = [];
  if (folded.length > 3 && /[^s]s$/.test(folded)) variants.push(folded.slice(0, -1));
  if (folded.length > 5 && /(?:ches|shes|xes|sses)$/.test(folded)) variants.push(folded.slice(0, -2));
  if (folded.length > 4 && folded.endsWith('ies')) variants.push(`${folded.slice(0, -3)}y`);
  return variants;
}
