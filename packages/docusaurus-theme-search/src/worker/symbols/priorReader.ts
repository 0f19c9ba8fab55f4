import type {ApiSymbol, SymbolTable} from './symbolTable';

type Linked = Pick<SymbolTable, 'symbols' | 'bases' | 'nameOf' | 'named'>;

/** What counts against a symbol. A type that nothing links to has 30; a member 20 more than a type of its popularity. */
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

/** How little likely a symbol is to be meant, whatever is asked. Found when first asked for. */
export function priorReader(linked: Linked): (symbol: number) => number {
  const {symbols} = linked;
  const most = symbols.reduce((max, {popularity}) => Math.max(max, popularity), 1);
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

  /** From 0 to 1; a member's depends on its type's too. */
  function popularityOf({popularity, owner}: ApiSymbol): number {
    const own = Math.log2(1 + popularity) / Math.log2(1 + most);
    const type = owner === undefined ? undefined : symbols[owner];
    return type ? (own + popularityOf(type)) / 2 : own;
  }
}

function kindCost({kind, owner}: ApiSymbol): number {
  if (kind === 'namespace' || kind === 'constructor') return costs[kind];
  return owner === undefined ? 0 : costs.member;
}

/** Fields that are public by accident are written like private ones. */
const isInternal = ({kind, name}: ApiSymbol): boolean => kind === 'field' && /^(?:_|[a-z])/.test(name);

/** Whether a base class has a member of that name too. (An interface is another matter: the class's member says more.) */
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
