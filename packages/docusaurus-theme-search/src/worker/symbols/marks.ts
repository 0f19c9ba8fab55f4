/** What is known of a symbol besides its name and kind. */
export interface Marks {
  /** Beside the first. */
  readonly overloads?: number;
  /** How many pages link to it. */
  readonly popularity?: number;
  readonly since?: string;
  readonly until?: string;
  readonly obsolete?: boolean;
  /** Of a member, its type's `since`: said again only where it differs. */
  readonly inherited?: string;
}

/** Empty where there is nothing to say. */
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

/** Puts the marks of all symbols into one text. */
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

/** Twice the logarithm of base 2: more exact than anybody needs, and one digit. */
const popularityLevel = (pages: number): number => Math.round(2 * Math.log2(1 + pages));
const pagesOfLevel = (level: number): number => Math.round(2 ** (level / 2) - 1);

export interface ReadMarks {
  readonly overloads: number;
  /** About how many pages link to it. */
  readonly popularity: number;
  readonly isObsolete: boolean;
  readonly until?: string;
  /** What it says of `since`: absent where it says nothing. */
  readonly since?: {readonly release?: string};
}

const none: ReadMarks = {overloads: 0, popularity: 0, isObsolete: false};

/** Reads `joinMarks`: a function that has to be asked for one symbol after the other. */
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

/** Signs that it does not know are passed over. */
function readMarks(text: string, releases: readonly string[]): ReadMarks {
  const since = numberBehind('@', text);
  return {
    overloads: numberBehind('*', text) ?? 0,
    popularity: pagesOfLevel(numberBehind('^', text) ?? 0),
    isObsolete: text.includes('!'),
    until: releases[numberBehind('~', text) ?? -1],
    ...(since !== undefined && {since: {release: releases[since]}}),
  };
}

/** Undefined without the sign, -1 where no number follows. */
function numberBehind(sign: string, text: string): number | undefined {
  const at = text.indexOf(sign);
  if (at === -1) return undefined;
  const digit = (index: number): boolean => /\w/.test(text.charAt(index));
  let end = at + 1;
  while (digit(end)) end++;
  return end === at + 1 ? -1 : parseInt(text.slice(at + 1, end), 36);
}
