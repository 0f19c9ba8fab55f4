import {formatTable} from '../bench/formatTable';
import {formatKilobytes, sum} from '../sizes';
import {budgets, type BudgetName, type SearchFigures} from './budgets';
import type {FileSize} from './laneSizes';
import type {Download} from './measureSearch';

type Row = readonly [title: string, name: keyof SearchFigures, show: (value: number) => string];

const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

const rows: readonly Row[] = [
  ['added to each page (JS and CSS)', 'page', formatKilobytes],
  ['first suggestions: downloaded', 'firstBytes', formatKilobytes],
  ['first suggestions: time', 'firstTime', milliseconds],
  ['… where the worker is slow, too', 'firstTimeWithSlowWorker', milliseconds],
  ['… page blocked', 'firstBlockedTime', milliseconds],
  ['keystroke until painted: p95', 'keystroke', milliseconds],
  ['… p50', 'keystrokeMedian', milliseconds],
  ['… longest', 'keystrokeMax', milliseconds],
  ['… p95 until in the document', 'keystrokeDocument', milliseconds],
  ['… p95 where the worker is slow, too', 'keystrokeWithSlowWorker', milliseconds],
  ['… p95 of the work alone, all slow', 'keystrokeWork', milliseconds],
  ['… long tasks of the page', 'keystrokeLongTasks', String],
  ['everything: downloaded', 'total', formatKilobytes],
  ['everything: time', 'completeTime', milliseconds],
];

/** Formats both searches side by side, and ours with its budgets. */
export function formatFigures(ours: SearchFigures, other: SearchFigures, otherName: string): string {
  return formatTable([
    ['', 'ours', otherName, 'budget', ''],
    ...rows.map(([title, name, show]) => {
      const budget = isBudget(name) ? budgets[name] : undefined;
      const verdict = budget === undefined ? '' : ours[name] <= budget ? 'PASS' : 'FAIL';
      return [title, show(ours[name]), show(other[name]), budget === undefined ? '' : show(budget), verdict];
    }),
  ]);
}

const isBudget = (name: string): name is BudgetName => name in budgets;

export function formatLanes(sizes: readonly FileSize[]): string {
  const all = {name: 'all', raw: sum(sizes.map(({raw}) => raw)), gzipped: sum(sizes.map(({gzipped}) => gzipped))};
  return formatTable([
    ['file of the index', 'raw', 'gzipped'],
    ...[...sizes, all].map(({name, raw, gzipped}) => [name, formatKilobytes(raw), formatKilobytes(gzipped)]),
  ]);
}

export const formatDownloads = (downloads: readonly Download[]): string =>
  formatTable([
    ['downloaded from the first focus on', 'bytes', 'complete after'],
    ...downloads.map(({path, bytes, time}) => [path, formatKilobytes(bytes), milliseconds(time)]),
  ]);
