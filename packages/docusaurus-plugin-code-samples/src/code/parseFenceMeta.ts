/** What stands behind the language of a code fence. */
export interface FenceMeta {
  /** Repository path of the file whose text is shown. */
  readonly file?: string;
  /** Name of the `#region` in `file`; the whole file when left out. */
  readonly region?: string;
  /** Caption above the code. */
  readonly title?: string;
  /** Why this C# cannot be compiled with the samples ("before 2.4.7"). */
  readonly fragment?: string;
  /** Lines or regions to fold: `5-12`, `usings`, `usings, 20-31`. */
  readonly fold?: string;
  /** Repository path of the file whose same region (or whole text) is what `file` is compared with. */
  readonly diff?: string;
  /** Offer the whole file below the region. */
  readonly whole?: true;
  /** Lines to highlight: `2,4-6`. */
  readonly highlight?: string;
}

const values = ['file', 'region', 'title', 'fragment', 'fold', 'diff'] as const;
type ValueKey = (typeof values)[number];

const pair = /\s*([a-z]+)="([^"]*)"/y;
const flag = /\s*(whole)(?=\s|$)/y;
const lineRanges = /\s*\{(\s*\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*\s*)\}/y;

function isValueKey(key: string): key is ValueKey {
  return (values as readonly string[]).includes(key);
}

/**
 * Reads `file="…" region="…" fold="5-12" whole {2,4-6}`. Throws an Error that names what it could not read, or which
 * options do not go together.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: Partial<Record<ValueKey | 'highlight', string> & {whole: true}> = {};
  let position = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const found = pattern.exec(meta);
    if (found) position = pattern.lastIndex;
    return found;
  };
  const once = (key: keyof FenceMeta, name = `option "${key}"`): void => {
    if (result[key] !== undefined) throw new Error(`The ${name} of a code block stands twice.`);
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
    if (match(flag)) {
      once('whole');
      result.whole = true;
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
  if (key === 'whole') return 'The option "whole" of a code block takes no value. Write whole.';
  return `Unknown option "${key}" on a code block. Known options: ${[...values, 'whole'].join(', ')}.`;
}

function unreadable(rest: string): string {
  return `Cannot read "${rest}" behind a code block's language. Write options as key="value", lines to highlight as {2,4-6}.`;
}

/** Which options need, or exclude, which. */
function checkTogether({file, region, fragment, diff, whole}: FenceMeta): void {
  if (file === undefined) {
    const needing = region !== undefined ? 'a region' : diff !== undefined ? 'a diff' : whole ? 'the whole file' : '';
    if (needing !== '') throw new Error(`A code block names ${needing} but no file. Add file="samples/…".`);
  } else if (fragment !== undefined) {
    throw new Error('A code block has fragment="…" or file="…", not both: what is in a file is compiled.');
  }
  if (whole && region === undefined) {
    throw new Error('A code block without a region shows the whole file already. Leave "whole" out, or name a region.');
  }
  if (diff !== undefined && diff === file) {
    throw new Error(`The option "diff" names the shown file itself, "${diff}". Name the file as it was before.`);
  }
}
