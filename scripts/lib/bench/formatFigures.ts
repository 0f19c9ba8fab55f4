import {formatTable} from './formatTable';

/** A measured time in milliseconds. */
export interface Figure {
  readonly name: string;
  /** The median of all runs; in a run with several keys, the slowest one is used. */
  readonly value: number;
  readonly slowest: number;
  readonly limit: number;
}

/** A table with the result at the end of each line. */
export function formatFigures(figures: readonly Figure[]): string {
  return formatTable([
    ['', 'median ms', 'slowest', 'limit', ''],
    ...figures.map(({name, value, slowest, limit}) => [
      name,
      ...[value, slowest, limit].map((time) => time.toFixed(0)),
      value > limit ? 'FAILED' : 'ok',
    ]),
  ]);
}
