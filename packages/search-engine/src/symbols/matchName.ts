import type {NameIndex} from './nameIndex';
import type {Pattern} from './pattern';

/**
 * Ways in which a name can match, best first. `camel` and `acronym` both match humps, with capitals in the query (`CCSFC`)
 * and without (`sfc`).
 */
export const ways = [
  'exact',
  'exactWithoutPrefix',
  'prefix',
  'camel',
  'words',
  'substring',
  'acronym',
  'misspelled',
] as const;
export type Way = (typeof ways)[number];

/** The quality of a match. Within a way, a lower cost is better; costs are below 100. */
export interface NameMatch {
  readonly way: Way;
  readonly cost: number;
}

/** The singular of a query's plural (`sprites`) ranks a little lower than the word itself. */
const variantCost = 8;
/** A match after the prefix ranks a little lower than one at the start. */
const prefixCost = 6;

/** Returns undefined if the name does not match. */
export function matchName(names: NameIndex, name: number, pattern: Pattern): NameMatch | undefined {
  const folded = names.folded[name] ?? '';
  if ((pattern.letters & ~(names.letters[name] ?? 0)) === 0) {
    const match = folded.includes(pattern.folded) ? matchPart(names, name, pattern) : matchHumps(names, name, pattern);
    if (match) return match;
  }
  return pattern.variants.length > 0 ? matchVariant(folded, names.prefixes[name] ?? 0, pattern) : undefined;
}

function matchPart(names: NameIndex, name: number, pattern: Pattern): NameMatch | undefined {
  const folded = names.folded[name] ?? '';
  const prefix = names.prefixes[name] ?? 0;
  const length = pattern.folded.length;
  const at = findPart(names, name, pattern);
  const isStart = at === 0 || at === prefix;
  if (isStart && at + length === folded.length) return {way: at === 0 ? 'exact' : 'exactWithoutPrefix', cost: 0};
  const cost = remainder(folded.length - at - length, length);
  if (isStart && isAtHumps(names, name, at, pattern)) return {way: 'prefix', cost: cost + (at === 0 ? 0 : prefixCost)};
  if (length === 1) return undefined;
  const isWord = names.humps(name).includes(at) && isAtHumps(names, name, at, pattern);
  if (isWord) return {way: 'words', cost: remainder(folded.length - length, length)};
  return length === 2 ? undefined : {way: 'substring', cost: remainder(folded.length - length, length)};
}

/** Returns the best position of a pattern in a name: its start, after the prefix, a hump, anywhere; -1 if it has none. */
export function findPart({folded, prefixes, humps}: NameIndex, name: number, pattern: Pattern): number {
  const text = folded[name] ?? '';
  const starts = [0, prefixes[name] ?? 0, ...humps(name)];
  return starts.find((start) => text.startsWith(pattern.folded, start)) ?? text.indexOf(pattern.folded);
}

/** Returns true if each word of the pattern begins at a word of the name. */
function isAtHumps(names: NameIndex, name: number, at: number, {breaks}: Pattern): boolean {
  return breaks.every((each) => names.humps(name).includes(at + each));
}

function matchHumps(names: NameIndex, name: number, pattern: Pattern): NameMatch | undefined {
  if (pattern.breaks.length > 0) return undefined;
  const runs = pattern.humps ? findCamelRuns(names, name, pattern.humps) : findSmallRuns(names, name, pattern.folded);
  if (!runs) return undefined;
  const humps = names.humps(name);
  const last = runs.at(-1)?.[1] ?? 0;
  // The cost depends on how many of the name's humps were skipped, not on how many letters.
  const missed = humps.filter((hump) => hump >= last || !runs.some(([start, end]) => hump >= start && hump < end));
  return {way: pattern.humps ? 'camel' : 'acronym', cost: remainder(missed.length, humps.length - missed.length)};
}

function matchVariant(folded: string, prefix: number, {variants}: Pattern): NameMatch | undefined {
  for (const variant of variants) {
    if (!folded.endsWith(variant)) continue;
    const before = folded.length - variant.length;
    if (before === 0 || before === prefix) return {way: 'exactWithoutPrefix', cost: variantCost};
  }
  return undefined;
}

/** Returns the cost of the part of a name that the query does not cover, from 0 to 40. */
export const remainder = (rest: number, matched: number): number => (40 * rest) / (rest + matched);

/** Half-open range of a folded name. */
export type Run = readonly [start: number, end: number];

/** Longer queries are not tried, because no name has as many humps. */
const longest = 24;

/**
 * Finds the humps of a query in a name: the first at the name's start or after its prefix, each other directly after the
 * previous one or at a later hump (`CCSFC`, `aChild`).
 */
export function findCamelRuns(names: NameIndex, name: number, humps: readonly string[]): readonly Run[] | undefined {
  if (humps.length > longest) return undefined;
  const folded = names.folded[name] ?? '';
  const starts = names.humps(name);
  for (const start of startsOf(names, name)) {
    const runs = follow(0, start);
    if (runs) return runs;
  }
  return undefined;

  function follow(hump: number, at: number): readonly Run[] | undefined {
    const text = humps[hump];
    if (text === undefined) return [];
    if (!folded.startsWith(text, at)) return undefined;
    const end = at + text.length;
    const direct = hump + 1 < humps.length && folded[end] !== humps[hump + 1]?.[0] ? undefined : follow(hump + 1, end);
    if (direct) return [[at, end], ...direct];
    for (const start of starts) {
      const rest = start > end ? follow(hump + 1, start) : undefined;
      if (rest) return [[at, end], ...rest];
    }
    return undefined;
  }
}

/**
 * Finds the humps of a query without capitals: each letter continues the current hump or begins the next, and no hump may be
 * skipped (`sfc`, `spfrca`).
 */
export function findSmallRuns(names: NameIndex, name: number, folded: string): readonly Run[] | undefined {
  if (folded.length < 3 || folded.length > longest) return undefined;
  const text = names.folded[name] ?? '';
  const starts = names.humps(name);
  for (const start of startsOf(names, name)) {
    const runs = follow(0, start, start);
    if (runs) return runs;
  }
  return undefined;

  function follow(letter: number, start: number, at: number): readonly Run[] | undefined {
    if (letter === folded.length) return [[start, at]];
    const direct = text[at] === folded[letter] ? follow(letter + 1, start, at + 1) : undefined;
    if (direct || at === start) return direct;
    const next = starts.find((hump) => hump >= at);
    if (next === undefined || next === at || text[next] !== folded[letter]) return undefined;
    const rest = follow(letter + 1, next, next + 1);
    return rest && [[start, at], ...rest];
  }
}

/** Returns where a query may begin: at the start of the name or after its prefix. */
function startsOf({prefixes}: NameIndex, name: number): readonly number[] {
  const prefix = prefixes[name] ?? 0;
  return prefix === 0 ? [0] : [0, prefix];
}
