import {indexNames} from './nameIndex';
import {lastName} from './typeNames';
import type {ApiSymbol, SymbolTable} from './symbolTable';

/** Collects the distinct names of symbols. */
export function groupNames(symbols: readonly ApiSymbol[]): Pick<SymbolTable, 'names' | 'nameOf' | 'named'> {
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
