import type {NameIndex} from './nameIndex';

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
