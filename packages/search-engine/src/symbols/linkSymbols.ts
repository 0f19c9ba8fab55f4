import {indexNames} from './nameIndex';
import {priorReader} from './priorReader';
import type {ApiSymbol, SymbolOrder, SymbolTable} from './symbolTable';
import {lastName} from './typeNames';

/** Links symbols to their containers, groups them by name, and determines their prior likelihood. */
export function linkSymbols(symbols: readonly ApiSymbol[], order: SymbolOrder): SymbolTable {
  const {bases, members} = order;
  const containers = findContainers(symbols, order);
  const names = groupNames(symbols);
  const priorOf = priorReader({symbols, bases, ...names});
  return {symbols, ...names, containers: members, ...containers, bases, priorOf};
}

/** Collects the distinct names of symbols. */
function groupNames(symbols: readonly ApiSymbol[]): Pick<SymbolTable, 'names' | 'nameOf' | 'named'> {
  const indices = new Map<string, number>();
  const nameOf = new Uint32Array(symbols.length);
  // Loops by index for speed, because this runs over thousands of symbols before the first answer.
  for (let symbol = 0; symbol < symbols.length; symbol++) {
    const name = matchedName(symbols[symbol]);
    let index = indices.get(name);
    if (index === undefined) indices.set(name, (index = indices.size));
    nameOf[symbol] = index;
  }
  return {names: indexNames([...indices.keys()]), nameOf, named: groupByName(nameOf, indices.size)};
}

/** Returns the name that a query is compared with. */
function matchedName(symbol: ApiSymbol | undefined): string {
  if (!symbol) return '';
  const {name, kind, anchor, owner} = symbol;
  if (kind === 'constructor') return 'constructor';
  if (kind === 'indexer') return 'this';
  if (kind === 'operator') return anchor || name;
  return owner === undefined ? lastName(name) : name;
}

/** Groups symbols by name in one array, in which each name has a start and an end. */
function groupByName(nameOf: Uint32Array, names: number): (name: number) => Uint32Array {
  const ends = new Uint32Array(names + 1);
  for (const name of nameOf) ends[name + 1] = (ends[name + 1] ?? 0) + 1;
  for (let name = 0; name < names; name++) ends[name + 1] = (ends[name + 1] ?? 0) + (ends[name] ?? 0);
  const starts = ends.slice();
  const symbols = new Uint32Array(nameOf.length);
  for (let symbol = 0; symbol < nameOf.length; symbol++) {
    const name = nameOf[symbol] ?? 0;
    const place = ends[name] ?? 0;
    symbols[place] = symbol;
    ends[name] = place + 1;
  }
  return (name) => symbols.subarray(starts[name], starts[name + 1]);
}

/** Finds the direct container of each symbol: the type of a member, and the namespace or outer type of a type. */
function findContainers(
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
