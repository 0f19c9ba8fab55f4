import {type NameMatch, type Way, ways} from './matchName';
import type {Reading} from './readings';
import type {SymbolTable} from './symbolTable';

/**
 * The lowest cost of each way. Within a way, the uncovered part of the name and the symbol's prior add up to about 100, so
 * ways seldom overlap. The first two do, because `world` more likely means b2World than a field `world`, and `Draw` more
 * likely CCNode.Draw than the rarely used b2Draw.
 */
const starts: Readonly<Record<Way, number>> = {
  exact: 0,
  exactWithoutPrefix: 12,
  prefix: 100,
  camel: 200,
  words: 240,
  substring: 320,
  acronym: 400,
  misspelled: 480,
};

/** Costs above this make no difference to `closeness`. */
const maxCost = 160;

export interface Scored {
  readonly symbol: number;
  readonly way: Way;
  /** Lower is better, across all ways. */
  readonly cost: number;
  readonly reading: Reading;
}

/** Returns how close a hit is to the best of its way, from 0 to 1. */
export const closenessOf = ({way, cost}: Pick<Scored, 'way' | 'cost'>): number =>
  1 - Math.min(maxCost, Math.max(0, cost - starts[way])) / maxCost;

/** Keeps the best match of each symbol over all readings. */
export class Scoreboard {
  readonly #table: SymbolTable;
  readonly #found = new Map<number, Scored>();
  #best = Infinity;

  constructor(table: SymbolTable) {
    this.#table = table;
  }

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  /** Returns true if there is a hit of this way or a better one. */
  has(way: Way): boolean {
    return this.#best <= ways.indexOf(way);
  }

  add(symbol: number, match: NameMatch, reading: Reading): void {
    if (reading.kinds && !reading.kinds.includes(this.#table.symbols[symbol]?.kind ?? '')) return;
    if (reading.worstWay !== undefined && ways.indexOf(match.way) > ways.indexOf(reading.worstWay)) return;
    const way = reading.bestWay === undefined ? match.way : worse(match.way, reading.bestWay);
    const cost = starts[way] + match.cost + reading.cost + this.#table.priorOf(symbol);
    this.#best = Math.min(this.#best, ways.indexOf(way));
    if (cost < (this.#found.get(symbol)?.cost ?? Infinity)) this.#found.set(symbol, {symbol, way, cost, reading});
  }

  /** Lists the matches, best first. Equal ones are in the table's order, which is by full name. */
  list(limit: number): readonly Scored[] {
    return [...this.#found.values()].sort((a, b) => a.cost - b.cost || a.symbol - b.symbol).slice(0, limit);
  }
}

/** Returns the worse of two ways. */
export const worse = (a: Way, b: Way): Way => (ways.indexOf(a) < ways.indexOf(b) ? b : a);
