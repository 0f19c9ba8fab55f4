import {findContainers} from './findContainers';
import {groupNames} from './groupNames';
import {priorReader} from './priorReader';
import type {ApiSymbol, SymbolOrder, SymbolTable} from './symbolTable';

/** Links symbols to their containers, groups them by name, and determines their prior likelihood. */
export function linkSymbols(symbols: readonly ApiSymbol[], order: SymbolOrder): SymbolTable {
  const {bases, members} = order;
  const containers = findContainers(symbols, order);
  const names = groupNames(symbols);
  const priorOf = priorReader({symbols, bases, ...names});
  return {symbols, ...names, containers: members, ...containers, bases, priorOf};
}
