import type {Field, QueryProblem} from '../../shared';

export type Presence = 'optional' | 'required' | 'prohibited';

/** One word of a query with its operators. */
export interface Clause {
  /** Lower case, unstemmed, as written but without operators and escapes; `*` stands for anything if `hasWildcard`. */
  readonly term: string;
  /** Where it is looked for: all fields unless the reader named one. */
  readonly fields: readonly Field[];
  readonly presence: Presence;
  /** Letters that may differ; 0 unless written. */
  readonly editDistance: number;
  /** Factor of the score; 1 unless written. */
  readonly boost: number;
  readonly hasWildcard: boolean;
  /** The place in the query, operators included. */
  readonly start: number;
  readonly end: number;
}

export interface ParsedQuery {
  /** In the query's order. With a problem they are the best plain reading. */
  readonly clauses: readonly Clause[];
  /** The first place that can't be read. */
  readonly problem?: QueryProblem;
  /** No operator is at work: words and nothing else. */
  readonly isPlain: boolean;
}
