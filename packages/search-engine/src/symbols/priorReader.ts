import type {ApiSymbol, SymbolTable} from './symbolTable';

type Linked = Pick<SymbolTable, 'symbols' | 'bases' | 'nameOf' | 'named'>;

/** Rank penalties. A type without links has 30; a member has 20 more than a type of the same popularity. */
const costs = {
  unpopular: 30,
  member: 20,
  constructor: 25,
  namespace: 10,
  internal: 15,
  override: 15,
  obsolete: 15,
  removed: 40,
} as const;

/** Creates a function that returns a symbol's query-independent rank penalty, computed on first use. */
export function priorReader(linked: Linked): (symbol: number) => number {
  const {symbols} = linked;
  const maxPopularity = symbols.reduce((max, {popularity}) => Math.max(max, popularity), 1);
  const isOverride = overrideReader(linked);
  const priors: number[] = [];
  return (index) => (priors[index] ??= findPrior(index));

  function findPrior(index: number): number {
    const symbol = symbols[index];
    if (!symbol) return 0;
    return (
      costs.unpopular * (1 - popularityOf(symbol)) +
      kindCost(symbol) +
      (isInternal(symbol) ? costs.internal : 0) +
      (isOverride(index) ? costs.override : 0) +
      (symbol.isObsolete ? costs.obsolete : 0) +
      (symbol.until === undefined ? 0 : costs.removed)
    );
  }

  /** Returns the relative popularity, from 0 to 1; a member's also depends on its type's. */
  function popularityOf({popularity, owner}: ApiSymbol): number {
    const own = Math.log2(1 + popularity) / Math.log2(1 + maxPopularity);
    const type = owner === undefined ? undefined : symbols[owner];
    return type ? (own + popularityOf(type)) / 2 : own;
  }
}

function kindCost({kind, owner}: ApiSymbol): number {
  if (kind === 'namespace' || kind === 'constructor') return costs[kind];
  return owner === undefined ? 0 : costs.member;
}

/** Fields that are public by accident are named like private ones. */
const isInternal = ({kind, name}: ApiSymbol): boolean => kind === 'field' && /^(?:_|[a-z])/.test(name);

/** Tests whether a base class has a member of the same name. Ignores interfaces, whose members are less useful. */
function overrideReader({symbols, bases, nameOf, named}: Linked): (symbol: number) => boolean {
  const known: (readonly number[] | undefined)[] = [];
  return (symbol) => {
    const owner = symbols[symbol]?.owner;
    if (owner === undefined) return false;
    const above = (known[owner] ??= classesAbove(owner));
    return above.length > 0 && named(nameOf[symbol] ?? 0).some((other) => above.includes(symbols[other]?.owner ?? -1));
  };

  function classesAbove(type: number): readonly number[] {
    const found: number[] = [];
    for (let next = baseClass(type); next !== undefined && !found.includes(next); next = baseClass(next))
      found.push(next);
    return found;
  }

  function baseClass(type: number): number | undefined {
    return bases[type]?.find((base) => symbols[base]?.kind === 'class');
  }
}
