import type {ApiSymbol, SymbolOrder, SymbolTable} from './symbolTable';

/** Finds the direct container of each symbol: the type of a member, and the namespace or outer type of a type. */
export function findContainers(
  symbols: readonly ApiSymbol[],
  {types, members}: SymbolOrder,
): Pick<SymbolTable, 'containerOf' | 'childrenOf'> {
  const containers = containersOfTypes(symbols.slice(0, members), types);
  const children: number[][] = containers.map(() => []);
  for (const [index, container] of containers.entries()) children[container]?.push(index);
  // Members of one type are adjacent.
  for (let index = members; index < symbols.length; index++) children[symbols[index]?.owner ?? -1]?.push(index);
  return {
    containerOf: (symbol) => containers[symbol] ?? symbols[symbol]?.owner ?? -1,
    childrenOf: (container) => children[container] ?? [],
  };
}

function containersOfTypes(symbols: readonly ApiSymbol[], types: number): readonly number[] {
  const byFullName = new Map(symbols.map((symbol, index) => [fullName(symbol), index] as const));
  return symbols.map((symbol, index) => {
    const full = fullName(symbol);
    const container = byFullName.get(full.slice(0, Math.max(0, full.lastIndexOf('.'))));
    return container ?? (index < types ? -1 : (byFullName.get(symbol.namespace) ?? -1));
  });
}

const fullName = ({name, namespace, kind}: ApiSymbol): string => (kind === 'namespace' ? name : `${namespace}.${name}`);
