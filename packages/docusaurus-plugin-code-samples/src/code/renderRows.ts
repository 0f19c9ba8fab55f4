import type {Element, ElementContent} from 'hast';
import {hastToHtml} from 'shiki';
import type {FigureRow} from './figureRows';
import {isWithin, type LineRange} from './lineRanges';

export interface RowMarks {
  readonly highlighted: readonly LineRange[];
  /** In order, without overlaps. */
  readonly folded: readonly LineRange[];
}

/**
 * Returns the HTML of a `.code-block`: a `pre`, or if lines are folded, a `div` of `pre` and `details`, because a `pre`
 * can't contain `details`. Both scroll as a whole and are focusable with the keyboard.
 */
export function renderRows(rows: readonly FigureRow[], {highlighted, folded}: RowMarks): string {
  const marked = rows.map((row) => ({...row, line: markLine(row, highlighted)}));
  const properties = {class: 'code-block', tabindex: '0', 'data-lines': String(shownLines(rows.length, folded))};
  const block =
    folded.length === 0
      ? element('pre', properties, [codeOf(marked)])
      : element('div', properties, pieces(marked, folded));
  return hastToHtml(block);
}

/** Returns the HTML inside a highlighted `span.line`. */
export const renderLine = ({children}: Element): string => hastToHtml({type: 'root', children});

/** The number of initially visible lines, one per fold. The stylesheet reserves their height (`css/code.css`). */
const shownLines = (all: number, folded: readonly LineRange[]): number =>
  folded.reduce((lines, {first, last}) => lines - (last - first), all);

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

/** Splits the rows where folds begin and end. */
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
