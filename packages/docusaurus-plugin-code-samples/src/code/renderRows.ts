import type {Element, ElementContent} from 'hast';
import {hastToHtml} from 'shiki';
import type {FigureRow} from './figureRows';
import {isWithin, type LineRange} from './lineRanges';

export interface RowMarks {
  readonly highlighted: readonly LineRange[];
  /** In order, none overlapping. */
  readonly folded: readonly LineRange[];
}

/**
 * HTML of a `.code-block`: a `pre`, or, where lines are folded, a `div` of `pre` and `details`, which may not stand inside
 * a `pre`. Either scrolls as one and is reached by keyboard.
 */
export function renderRows(rows: readonly FigureRow[], {highlighted, folded}: RowMarks): string {
  const marked = rows.map((row) => ({...row, line: markLine(row, highlighted)}));
  const block =
    folded.length === 0
      ? element('pre', {class: 'code-block', tabindex: '0'}, [codeOf(marked)])
      : element('div', {class: 'code-block', tabindex: '0'}, pieces(marked, folded));
  return hastToHtml(block);
}

const classesByChange = {kept: [], added: ['diff', 'add'], removed: ['diff', 'remove']} as const;

function markLine({line, change, number}: FigureRow, highlighted: readonly LineRange[]): Element {
  const marks = [
    ...classesByChange[change],
    ...(number !== undefined && isWithin(number, highlighted) ? ['highlighted'] : []),
  ];
  if (marks.length === 0) return line;
  const own = line.properties['class'];
  return {...line, properties: {...line.properties, class: [...[own ?? []].flat(), ...marks].join(' ')}};
}

/** The rows, cut where folds begin and end. */
function pieces(rows: readonly FigureRow[], folded: readonly LineRange[]): Element[] {
  const result: Element[] = [];
  let done = 0;
  for (const {first, last} of folded) {
    const from = rows.findIndex(({number}) => number === first);
    const to = rows.findIndex(({number}) => number === last) + 1;
    if (from > done) result.push(element('pre', {}, [codeOf(rows.slice(done, from))]));
    result.push(fold(rows.slice(from, to)));
    done = to;
  }
  if (done < rows.length) result.push(element('pre', {}, [codeOf(rows.slice(done))]));
  return result;
}

function fold(rows: readonly FigureRow[]): Element {
  const label: ElementContent = {type: 'text', value: `${rows.length} more lines`};
  return element('details', {}, [element('summary', {}, [label]), element('pre', {}, [codeOf(rows)])]);
}

function codeOf(rows: readonly FigureRow[]): Element {
  const newLine: ElementContent = {type: 'text', value: '\n'};
  const lines = rows.flatMap(({line}, index) => (index === 0 ? [line] : [newLine, line]));
  return element('code', {}, lines);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}
