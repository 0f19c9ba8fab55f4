import type {Field, QueryProblem} from '../../shared';

export type Presence = 'optional' | 'required' | 'prohibited';

/** One word of a query with its operators. */
export interface Clause {
  /** The word in lower case, unstemmed, without operators and escapes. If `hasWildcard`, `*` matches anything. */
  readonly term: string;
  /** The fields to search; by default all. */
  readonly fields: readonly Field[];
  readonly presence: Presence;
  /** Number of letters that may differ; 0 by default. */
  readonly editDistance: number;
  /** Factor of the score; 1 by default. */
  readonly boost: number;
  readonly hasWildcard: boolean;
  /** The range in the query, including operators. */
  readonly start: number;
  readonly end: number;
}

export interface ParsedQuery {
  /** In the query's order. If there is a problem, its word is read as plain text. */
  readonly clauses: readonly Clause[];
  /** The first syntax error. */
  readonly problem?: QueryProblem;
  /** True if the query has only words and no operators. */
  readonly isPlain: boolean;
}
