/** The options after the language of a code fence. */
export interface FenceMeta {
  /** Repository path of the file whose text is shown. */
  readonly file?: string;
  /** Name of the `#region` in `file`; by default, the whole file is shown. */
  readonly region?: string;
  /** Caption above the code. */
  readonly title?: string;
  /** Why this C# cannot be compiled with the samples ("before 2.4.7"). */
  readonly fragment?: string;
  /** Lines or regions to fold: `5-12`, `usings`, `usings, 20-31`. */
  readonly fold?: string;
  /** Repository path of the file to compare `file` with: the same region, or the whole text. */
  readonly diff?: string;
  /** Offers the whole file below the region. */
  readonly whole?: true;
  /** In a tutorial: the member after which readers add the region, `Update()` or `_clock`. */
  readonly after?: string;
  /** In a tutorial: the end of the class where readers add the region, `start` or `end`. */
  readonly at?: string;
  /** In a tutorial: the member that the region replaces. */
  readonly replaces?: string;
  /** In a tutorial: readers only look at this code and don't type it. */
  readonly look?: true;
  /** Lines to highlight: `2,4-6`. */
  readonly highlight?: string;
}

const values = ['file', 'region', 'title', 'fragment', 'fold', 'diff', 'after', 'at', 'replaces'] as const;
type ValueKey = (typeof values)[number];
const flags = ['whole', 'look'] as const;
type FlagKey = (typeof flags)[number];

const pair = /\s*([a-z]+)="([^"]*)"/y;
const flag = /\s*(whole|look)(?=\s|$)/y;
const lineRanges = /\s*\{(\s*\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*\s*)\}/y;

function isValueKey(key: string): key is ValueKey {
  return (values as readonly string[]).includes(key);
}

function isFlagKey(key: string | undefined): key is FlagKey {
  return (flags as readonly (string | undefined)[]).includes(key);
}

/**
 * Reads `file="…" region="…" fold="5-12" whole {2,4-6}`. Throws an Error that names what it could not read, or the
 * options that exclude each other.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: Partial<Record<ValueKey | 'highlight', string> & Record<FlagKey, true>> = {};
  let position = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const found = pattern.exec(meta);
    if (found) position = pattern.lastIndex;
    return found;
  };
  const once = (key: keyof FenceMeta, name = `option "${key}"`): void => {
    if (result[key] !== undefined) throw new Error(`The ${name} of a code block is given twice.`);
  };
  while (meta.slice(position).trim() !== '') {
    const [, key, value] = match(pair) ?? [];
    if (key !== undefined && value !== undefined) {
      if (!isValueKey(key)) throw new Error(unknownOption(key));
      if (value.trim() === '') throw new Error(`The option "${key}" of a code block is empty.`);
      once(key);
      result[key] = value;
      continue;
    }
    const [, set] = match(flag) ?? [];
    if (isFlagKey(set)) {
      once(set);
      result[set] = true;
      continue;
    }
    const [, ranges] = match(lineRanges) ?? [];
    if (ranges === undefined) throw new Error(unreadable(meta.slice(position).trim()));
    once('highlight', 'list of lines to highlight');
    result.highlight = ranges.replaceAll(' ', '');
  }
  checkTogether(result);
  return result;
}

function unknownOption(key: string): string {
  if (isFlagKey(key)) return `The option "${key}" of a code block takes no value. Write ${key}.`;
  return `Unknown option "${key}" on a code block. Known options: ${[...values, ...flags].join(', ')}.`;
}

function unreadable(rest: string): string {
  return `Cannot read "${rest}" after a code block's language. Write options as key="value", lines to highlight as {2,4-6}.`;
}

/** Checks which options require or exclude each other. */
function checkTogether(meta: FenceMeta): void {
  const {file, region, fragment, diff, whole} = meta;
  if (file === undefined) {
    const needing = region !== undefined ? 'a region' : diff !== undefined ? 'a diff' : whole ? 'the whole file' : '';
    if (needing !== '') throw new Error(`A code block names ${needing} but no file. Add file="samples/…".`);
  } else if (fragment !== undefined) {
    throw new Error('A code block has fragment="…" or file="…", not both, because files are compiled.');
  }
  if (whole && region === undefined) {
    throw new Error('A code block without a region shows the whole file already. Remove "whole", or name a region.');
  }
  if (diff !== undefined && diff === file) {
    throw new Error(`The option "diff" names the shown file itself, "${diff}". Name the file as it was before.`);
  }
  checkPlace(meta);
}

/** Checks that the page states a region's place once, and only if the listing doesn't show it. */
function checkPlace({region, diff, look, after, at, replaces}: FenceMeta): void {
  const given = Object.entries({after, at, replaces, look}).filter(([, value]) => value !== undefined);
  const [place] = given.map(([name]) => name);
  if (place === undefined || place === 'look') return;
  if (given.length > 1)
    throw new Error(`A code block has ${given.map(([name]) => name).join(' and ')}. Say where it goes once.`);
  if (region === undefined) throw new Error(`The option "${place}" is for a region. Add region="…".`);
  if (diff !== undefined) throw new Error(`A diff shows its place itself. Remove ${place}="…".`);
  if (at !== undefined && at !== 'start' && at !== 'end')
    throw new Error(`Unknown place at="${at}" of a code block. Write at="start" or at="end".`);
}
