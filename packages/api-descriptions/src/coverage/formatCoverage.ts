import {formatProblem} from '../problem';
import type {Coverage, MemberCoverage} from './measureCoverage';
import type {RankedMember} from './rankMembers';

export interface CoverageFormat {
  /** Add a line for each type. */
  readonly types: boolean;
  /** Add a line for each of the most used members. */
  readonly used: boolean;
  /** The folder of the descriptions, for the paths of missing files. */
  readonly dir: string;
}

/** The report of `npm run api:coverage`. */
export function formatCoverage(coverage: Coverage, {types, used, dir}: CoverageFormat): string {
  const rows = coverage.namespaces.flatMap((namespace) => [
    row(namespace.namespace, `${namespace.typesWithSummary}/${namespace.types.length}`, namespace.members),
    ...(types
      ? namespace.types.map((type) => row(`  ${type.name}`, type.hasSummary ? 'yes' : 'no', type.members))
      : []),
  ]);
  const all = row('All', `${coverage.typesWithSummary}/${coverage.types}`, coverage.members);
  const {orphaned, broken, stale} = coverage.problems;
  const places = coverage.mostUsed.map((member, index) => ({...member, place: index + 1}));
  return [
    table([['Namespace', 'Summaries', 'Described members', 'own', 'inherited'], ...rows, all]),
    used ? table([['Member', 'Place', 'Programs', 'Uses', 'Example'], ...places.map(usedRow)]) : '',
    section(
      'Missing: write a summary',
      coverage.missing.map((file) => `${dir}/${file}`),
    ),
    section(
      `Without an example: add one of 3 to 12 lines below the member's heading, because it is among the ${places.length} most used`,
      places.filter(({hasExample}) => !hasExample).map(({name, place}) => `${name} (place ${place})`),
    ),
    section('Orphaned: descriptions of APIs that don’t exist', orphaned.map(formatProblem)),
    section('Broken', broken.map(formatProblem)),
    section('Stale: changed after the description was checked', stale.map(formatProblem)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

type Row = readonly [name: string, ...cells: readonly [string, string, string, string]];

function row(name: string, summaries: string, {total, own, inherited}: MemberCoverage): Row {
  const words = total === 0 ? '' : `${Math.floor(((own + inherited) * 100) / total)}% of ${total}`;
  return [name, summaries, words, String(own), String(inherited)];
}

function usedRow({name, place, programs, uses, hasExample}: RankedMember & {readonly place: number}): Row {
  return [name, String(place), String(programs), String(uses), hasExample ? 'yes' : 'no'];
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
