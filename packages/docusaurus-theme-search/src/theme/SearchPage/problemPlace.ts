import type {Mark, QueryProblem} from '../../shared';

export interface ProblemPlace {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A query with the place that can't be read. Where something is missing, a blank is marked in its place. */
export function problemPlace(query: string, {start, end}: QueryProblem): ProblemPlace {
  if (end > start) return {text: query, marks: [[start, end]]};
  return {text: `${query.slice(0, start)}\u00a0${query.slice(start)}`, marks: [[start, start + 1]]};
}
