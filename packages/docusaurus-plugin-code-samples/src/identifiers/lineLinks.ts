import type {ExtractedLine} from '../code/extractRegion';
import type {FileSpans} from './readSpans';

/** A part of a shown line that is a link. */
export interface LineLink {
  /** 0-based, in UTF-16 units of the line as it is shown. */
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

/**
 * The links of each shown line in order: the spans of its source line, shifted by the removed indentation. Ids without
 * an address have no link. Throws an Error if a span does not fit its line.
 */
export function lineLinks(
  lines: readonly ExtractedLine[],
  {
    file,
    spans,
    address,
  }: {
    readonly file: string;
    readonly spans: FileSpans;
    readonly address: (id: string) => string | undefined;
  },
): readonly (readonly LineLink[])[] {
  return lines.map(({text, sourceLine, removed}) => {
    let end = 0;
    return (spans.get(sourceLine) ?? []).flatMap(({column, length, id}) => {
      const start = column - removed;
      if (start < end || length < 1 || start + length > text.length)
        throw new Error(`${file}:${sourceLine}: "${id}" does not fit the line. Run: npm run samples:bind.`);
      end = start + length;
      const href = address(id);
      return href === undefined ? [] : [{start, end, href}];
    });
  });
}
