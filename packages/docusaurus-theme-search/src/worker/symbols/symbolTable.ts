import type {NameIndex} from './nameIndex';

/** A namespace, a type, or all overloads of a member. */
export interface ApiSymbol {
  /** As C# writes it: `CCRawList<T>`, `RunAction`, `operator +`, `this[]`; constructors by their type's name. */
  readonly name: string;
  readonly kind: string;
  /** A member's type, by index. */
  readonly owner?: number;
  readonly namespace: string;
  /** Its page, with the site's base; where it was removed, the page that says so. */
  readonly path: string;
  /** Without `#`; empty for types, namespaces and what was removed. */
  readonly anchor: string;
  /** Absent: as old as the oldest release known. */
  readonly since?: string;
  /** Absent: it is still there. */
  readonly until?: string;
  readonly isObsolete: boolean;
  /** Beside the first. */
  readonly overloads: number;
  /** About how many pages link to it. */
  readonly popularity: number;
  /** Namespaces and types have theirs at once, members with the text. */
  readonly summary?: string;
}

/** All symbols: namespaces, then types, then members by type; and what matching them needs. */
export interface SymbolTable {
  readonly symbols: readonly ApiSymbol[];
  /** The different names of symbols, each once. */
  readonly names: NameIndex;
  /** For each symbol its name in `names`: of a namespace or nested type the last part, of constructors `constructor`. */
  readonly nameOf: Uint32Array;
  /** The symbols of a name. */
  readonly named: (name: number) => Uint32Array;
  /** How many symbols are namespaces and types; they stand first. */
  readonly containers: number;
  /** The type or namespace that a symbol is directly in, or -1. */
  readonly containerOf: (symbol: number) => number;
  /** The symbols directly in a namespace or type. */
  readonly childrenOf: (container: number) => readonly number[];
  /** For each namespace and type its base types. */
  readonly bases: readonly (readonly number[])[];
  /** How little likely a symbol is to be meant, whatever is asked: from 0 to about 100. */
  readonly priorOf: (symbol: number) => number;
}
