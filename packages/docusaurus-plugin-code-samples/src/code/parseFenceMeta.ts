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
  /** Line ranges to highlight, as Shiki's meta highlighter reads them: `{2,4-6}`. */
  readonly highlight?: string;
}

type MetaKey = Exclude<keyof FenceMeta, 'highlight'>;

const keys: ReadonlySet<string> = new Set<MetaKey>(['file', 'region', 'title', 'fragment']);
const pair = /\s*([a-z]+)="([^"]*)"/y;
const lineRanges = /\s*(\{\s*\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*\s*\})/y;

function isMetaKey(key: string): key is MetaKey {
  return keys.has(key);
}

/** Reads `file="…" region="…" {2,4-6}`. Throws an Error that names what it could not read. */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: Partial<Record<keyof FenceMeta, string>> = {};
  let position = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const found = pattern.exec(meta);
    if (found) position = pattern.lastIndex;
    return found;
  };
  while (meta.slice(position).trim() !== '') {
    const [, key, value] = match(pair) ?? [];
    if (key !== undefined && value !== undefined) {
      if (!isMetaKey(key)) {
        throw new Error(`Unknown option "${key}" on a code block. Known options: ${[...keys].join(', ')}.`);
      }
      if (value.trim() === '') throw new Error(`The option "${key}" of a code block is empty.`);
      if (result[key] !== undefined) throw new Error(`The option "${key}" of a code block stands twice.`);
      result[key] = value;
      continue;
    }
    const [, ranges] = match(lineRanges) ?? [];
    if (ranges === undefined) {
      throw new Error(
        `Cannot read "${meta.slice(position).trim()}" behind a code block's language. Write options as key="value", lines to highlight as {2,4-6}.`,
      );
    }
    result.highlight = ranges.replaceAll(' ', '');
  }
  if (result.region !== undefined && result.file === undefined) {
    throw new Error('A code block names a region but no file. Add file="samples/…".');
  }
  return result;
}
