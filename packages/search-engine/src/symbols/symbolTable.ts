import type {NameIndex} from './nameIndex';

/** A namespace, a type, or all overloads of a member. */
export interface ApiSymbol {
  /** The name in C# notation: `CCRawList<T>`, `RunAction`, `operator +`, `this[]`. Constructors have their type's name. */
  readonly name: string;
  readonly kind: string;
  /** A member's type, by index. */
  readonly owner?: number;
  readonly namespace: string;
  /** Its page, with the site's base; if it was removed, the page about the change. */
  readonly path: string;
  /** Without `#`; empty for types, namespaces and removed members. */
  readonly anchor: string;
  /** Absent if it is in the oldest known release. */
  readonly since?: string;
  /** Absent unless it was removed. */
  readonly until?: string;
  readonly isObsolete: boolean;
  /** Number of overloads besides the first. */
  readonly overloads: number;
  /** Approximate number of pages that link to it. */
  readonly popularity: number;
}

/** The order of symbols. */
export interface SymbolOrder {
  /** Index of the first type, and of the first member. */
  readonly types: number;
  readonly members: number;
  /** Base types by index of namespace or type. */
  readonly bases: readonly (readonly number[])[];
}

/** All symbols (namespaces, then types, then members by type), with the data for matching them. */
export interface SymbolTable {
  readonly symbols: readonly ApiSymbol[];
  /** The distinct names of symbols. */
  readonly names: NameIndex;
  /** Each symbol's index in `names`. Namespaces and nested types have their last part there, constructors `constructor`. */
  readonly nameOf: Uint32Array;
  /** Returns the symbols with a name. */
  readonly named: (name: number) => Uint32Array;
  /** How many symbols are namespaces and types, which come first. */
  readonly containers: number;
  /** Returns the type or namespace that directly contains a symbol, or -1. */
  readonly containerOf: (symbol: number) => number;
  /** Returns the symbols directly in a namespace or type. */
  readonly childrenOf: (container: number) => readonly number[];
  /** Base types of each namespace and type. */
  readonly bases: readonly (readonly number[])[];
  /** Returns a symbol's query-independent rank penalty, from 0 to about 100. */
  readonly priorOf: (symbol: number) => number;
}
