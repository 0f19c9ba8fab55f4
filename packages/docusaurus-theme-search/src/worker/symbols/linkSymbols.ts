import {findContainers} from './findContainers';
import {groupNames} from './groupNames';
import {priorReader} from './priorReader';
import type {ApiSymbol, SymbolTable} from './symbolTable';

/** Where which symbols stand. */
export interface SymbolOrder {
  /** Index of the first type, and of the first member. */
  readonly types: number;
  readonly members: number;
  /** By index of namespace or type. */
  readonly bases: readonly (readonly number[])[];
}

/** Finds what is in what, which symbols share a name, and what is likely to be meant. */
export function linkSymbols(symbols: readonly ApiSymbol[], order: SymbolOrder): SymbolTable {
  const {bases, members} = order;
  const containers = findContainers(symbols, order);
  const names = groupNames(symbols);
  const priorOf = priorReader({symbols, bases, ...names});
  return {symbols, ...names, containers: members, ...containers, bases, priorOf};
}
