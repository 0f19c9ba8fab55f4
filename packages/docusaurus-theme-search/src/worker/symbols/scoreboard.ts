import {ways, type NameMatch, type Way} from './matchName';
import type {Reading} from './readings';
import type {SymbolTable} from './symbolTable';

/**
 * Where the hits of a way begin. Within a way what is missing and how likely a symbol is to be meant (its prior) make up
 * to about 100, so that ways seldom overlap, but for the first two: `world` is rather b2World than somebody's field
 * `world`, `Draw` rather CCNode.Draw than the rarely used b2Draw.
 */
const starts: Readonly<Record<Way, number>> = {
  exact: 0,
  exactWithoutPrefix: 12,
  prefix: 100,
  camel: 200,
  words: 240,
  substring: 320,
  acronym: 400,
  misspelt: 480,
};

/** Costs above this make no difference to `closeness`. */
const mostCost = 160;

export interface Scored {
  readonly symbol: number;
  readonly way: Way;
  /** The smaller the better, over all ways. */
  readonly cost: number;
  readonly reading: Reading;
}

/** From 0 to 1: how near a hit is to the best that its way can be. */
export const closenessOf = ({way, cost}: Pick<Scored, 'way' | 'cost'>): number =>
  1 - Math.min(mostCost, Math.max(0, cost - starts[way])) / mostCost;

/** The best that any reading says of each symbol. */
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

  /** Whether there is a hit that was found this way or better. */
  has(way: Way): boolean {
    return this.#best <= ways.indexOf(way);
  }

  add(symbol: number, match: NameMatch, reading: Reading): void {
    if (reading.kinds && !reading.kinds.includes(this.#table.symbols[symbol]?.kind ?? '')) return;
    if (reading.most !== undefined && ways.indexOf(match.way) > ways.indexOf(reading.most)) return;
    const way = reading.least === undefined ? match.way : worse(match.way, reading.least);
    const cost = starts[way] + match.cost + reading.cost + this.#table.priorOf(symbol);
    this.#best = Math.min(this.#best, ways.indexOf(way));
    if (cost < (this.#found.get(symbol)?.cost ?? Infinity)) this.#found.set(symbol, {symbol, way, cost, reading});
  }

  /** Best first; of equal ones in the order of the table, which is that of full names. */
  list(limit: number): readonly Scored[] {
    return [...this.#found.values()].sort((a, b) => a.cost - b.cost || a.symbol - b.symbol).slice(0, limit);
  }
}

/** The less good of two. */
export const worse = (a: Way, b: Way): Way => (ways.indexOf(a) < ways.indexOf(b) ? b : a);
