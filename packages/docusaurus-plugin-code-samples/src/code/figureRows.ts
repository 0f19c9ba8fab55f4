import {diffArrays} from 'diff';
import type {Element} from 'hast';

/** A line of a figure. */
export interface FigureRow {
  /** The highlighted `span.line`. */
  readonly line: Element;
  /** What a diff does to it; `kept` everywhere else. */
  readonly change: 'kept' | 'added' | 'removed';
  /** Its 1-based number in the shown code, which is a diff's new side. A removed line has none. */
  readonly number?: number;
}

/** Highlighted code, and its text for comparison. */
export interface HighlightedCode {
  readonly text: string;
  readonly lines: readonly Element[];
}

export function plainRows(lines: readonly Element[]): readonly FigureRow[] {
  return lines.map((line, index) => ({line, change: 'kept', number: index + 1}));
}

/**
 * Merges the lines of `before` and `after`, with removed lines before the lines that replace them. Each side is
 * highlighted separately, because in merged code a comment or a string that one side opens would color the other.
 */
export function diffRows(before: HighlightedCode, after: HighlightedCode): readonly FigureRow[] {
  const rows: FigureRow[] = [];
  let oldIndex = 0;
  let newIndex = 0;
  for (const {added, removed, count} of diffArrays(before.text.split('\n'), after.text.split('\n'))) {
    const change = added ? 'added' : removed ? 'removed' : 'kept';
    for (let index = 0; index < count; index += 1) {
      const line = removed ? before.lines[oldIndex] : after.lines[newIndex];
      if (!line) throw new Error('A highlighted line is missing: the highlighter counts lines differently.');
      rows.push({line, change, ...(!removed && {number: newIndex + 1})});
      if (!added) oldIndex += 1;
      if (!removed) newIndex += 1;
    }
  }
  return rows;
}
