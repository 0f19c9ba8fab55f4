import {formatProblem} from '../problem';
import type {Coverage, MemberCoverage} from './measureCoverage';

export interface CoverageFormat {
  /** Add a line for each type. */
  readonly types: boolean;
  /** The folder of the descriptions, for the paths of missing files. */
  readonly dir: string;
}

/** The report of `npm run api:coverage`. */
export function formatCoverage(coverage: Coverage, {types, dir}: CoverageFormat): string {
  const rows = coverage.namespaces.flatMap((namespace) => [
    row(namespace.namespace, `${namespace.typesWithSummary}/${namespace.types.length}`, namespace.members),
    ...(types
      ? namespace.types.map((type) => row(`  ${type.name}`, type.hasSummary ? 'yes' : 'no', type.members))
      : []),
  ]);
  const all = row('All', `${coverage.typesWithSummary}/${coverage.types}`, coverage.members);
  const {orphaned, broken, stale} = coverage.problems;
  return [
    table([['Namespace', 'Summaries', 'Members with words', 'own', 'inherited'], ...rows, all]),
    section(
      'Missing: write a summary',
      coverage.missing.map((file) => `${dir}/${file}`),
    ),
    section('Orphaned: descriptions of API that does not exist', orphaned.map(formatProblem)),
    section('Broken', broken.map(formatProblem)),
    section('Stale: changed after the description was checked', stale.map(formatProblem)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

type Row = readonly [name: string, summaries: string, words: string, own: string, inherited: string];

function row(name: string, summaries: string, {total, own, inherited}: MemberCoverage): Row {
  const words = total === 0 ? '' : `${Math.floor(((own + inherited) * 100) / total)} % of ${total}`;
  return [name, summaries, words, String(own), String(inherited)];
}

/** Aligns names left and figures right. */
function table(rows: readonly Row[]): string {
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join('\n');
}
