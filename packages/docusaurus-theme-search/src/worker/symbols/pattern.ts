import {fold, letterSet} from './nameIndex';

/** One or more words that a name is compared with. */
export interface Pattern {
  /** The words as typed, joined. */
  readonly raw: string;
  readonly folded: string;
  readonly letters: number;
  /** Where the words begin in `folded`, but for the first. */
  readonly breaks: readonly number[];
  /** `C|C|S|F|C`: its own humps, where capitals or digits tell where they are. */
  readonly humps?: readonly string[];
  /** Singular forms, that count only when they are a whole name. */
  readonly variants: readonly string[];
}

/** Undefined where nothing is left to compare. */
export function toPattern(words: readonly string[]): Pattern | undefined {
  const raw = words.join('');
  const folded = fold(raw);
  if (folded === '') return undefined;
  const breaks: number[] = [];
  let length = 0;
  for (const word of words.slice(0, -1)) breaks.push((length += fold(word).length));
  const humps = words.length === 1 ? patternHumps(raw) : undefined;
  return {raw, folded, letters: letterSet(folded), breaks, ...(humps && {humps}), variants: variantsOf(folded)};
}

/** Each capital and digit is taken for the start of a hump; it may as well follow the letter before. */
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
