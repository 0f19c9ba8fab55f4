/** Facts about a symbol besides its name and kind. */
export interface Marks {
  /** Number of overloads besides the first. */
  readonly overloads?: number;
  /** How many pages link to it. */
  readonly popularity?: number;
  readonly since?: string;
  readonly until?: string;
  readonly obsolete?: boolean;
  /** The `since` of a member's type; the member's own is encoded only if it differs. */
  readonly inherited?: string;
}

/** Encodes the marks of a symbol; empty if it has none. */
export function encodeMarks(marks: Marks, releases: readonly string[]): string {
  const level = popularityLevel(marks.popularity ?? 0);
  return [
    marks.overloads ? `*${marks.overloads.toString(36)}` : '',
    level > 0 ? `^${level.toString(36)}` : '',
    marks.since === marks.inherited ? '' : `@${indexOf(marks.since, releases)}`,
    marks.until === undefined ? '' : `~${indexOf(marks.until, releases)}`,
    marks.obsolete ? '!' : '',
  ].join('');
}

const indexOf = (release: string | undefined, releases: readonly string[]): string =>
  release === undefined ? '' : releases.indexOf(release).toString(36);

/** Joins the marks of all symbols into one string. */
export function joinMarks(marks: readonly string[]): string {
  const parts: string[] = [];
  let last = 0;
  for (const [index, text] of marks.entries()) {
    if (text === '') continue;
    parts.push((index - last).toString(36) + text);
    last = index;
  }
  return parts.join(' ');
}

/** Returns twice the base-2 logarithm, which is precise enough and fits in one digit. */
const popularityLevel = (pages: number): number => Math.round(2 * Math.log2(1 + pages));
const pagesOfLevel = (level: number): number => Math.round(2 ** (level / 2) - 1);

export interface ReadMarks {
  readonly overloads: number;
  /** Approximate number of pages that link to it. */
  readonly popularity: number;
  readonly isObsolete: boolean;
  readonly until?: string;
  /** Absent if the mark does not mention `since`. */
  readonly since?: {readonly release?: string};
}

const none: ReadMarks = {overloads: 0, popularity: 0, isObsolete: false};

/** Reads the result of `joinMarks`. Call the returned function for one symbol after another. */
export function marksReader(text: string, releases: readonly string[]): (symbol: number) => ReadMarks {
  const parts = text.split(' ');
  let part = 0;
  let next = parseInt(parts[0] ?? '', 36);
  return (symbol) => {
    if (symbol !== next) return none;
    const marks = readMarks(parts[part] ?? '', releases);
    part++;
    next += parseInt(parts[part] ?? '', 36);
    return marks;
  };
}

/** Reads the marks of one symbol. Ignores unknown signs. */
function readMarks(text: string, releases: readonly string[]): ReadMarks {
  const since = numberAfter('@', text);
  return {
    overloads: numberAfter('*', text) ?? 0,
    popularity: pagesOfLevel(numberAfter('^', text) ?? 0),
    isObsolete: text.includes('!'),
    until: releases[numberAfter('~', text) ?? -1],
    ...(since !== undefined && {since: {release: releases[since]}}),
  };
}

/** Returns the number after a sign; undefined without the sign, -1 if no number follows. */
function numberAfter(sign: string, text: string): number | undefined {
  const at = text.indexOf(sign);
  if (at === -1) return undefined;
  const digit = (index: number): boolean => /\w/.test(text.charAt(index));
  let end = at + 1;
  while (digit(end)) end++;
  return end === at + 1 ? -1 : parseInt(text.slice(at + 1, end), 36);
}
