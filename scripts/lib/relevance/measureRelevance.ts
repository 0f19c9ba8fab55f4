import {maxSuggestions} from 'docusaurus-theme-search/constants';

/** The quality of the answers to some questions. Fractions are from 0 to 1. */
export interface Relevance {
  readonly questions: number;
  /** Mean reciprocal rank: the mean of 1 / rank, 0 where no hit is acceptable. */
  readonly meanReciprocalRank: number;
  /** The fraction of questions whose first hit is acceptable. */
  readonly first: number;
  /** The fraction of questions with an acceptable hit among the suggestions of the box. */
  readonly suggested: number;
}

/**
 * The limits of the judging half. All of its questions should be answered within the suggestions; `suggested` is the
 * current value, so that it does not get worse.
 */
const limits = {meanReciprocalRank: 0.95, first: 0.92, suggested: 0.98} as const;

/**
 * Sums up the ranks of the first acceptable hits: 1 for the first hit, `undefined` for none.
 * Without questions every figure is 1, because nothing was answered wrongly.
 */
export function measureRelevance(ranks: readonly (number | undefined)[]): Relevance {
  const mean = (valueOf: (rank: number | undefined) => number) =>
    ranks.length === 0 ? 1 : ranks.reduce<number>((total, rank) => total + valueOf(rank), 0) / ranks.length;
  return {
    questions: ranks.length,
    meanReciprocalRank: mean((rank) => (rank === undefined ? 0 : 1 / rank)),
    first: mean((rank) => (rank === 1 ? 1 : 0)),
    suggested: mean((rank) => (rank !== undefined && rank <= maxSuggestions ? 1 : 0)),
  };
}

/** The limits that were missed, as `first 0.900 < 0.92`. */
export function missedLimits(relevance: Relevance): readonly string[] {
  return (Object.keys(limits) as (keyof typeof limits)[])
    .filter((name) => relevance[name] < limits[name])
    .map((name) => `${name} ${relevance[name].toFixed(3)} < ${limits[name]}`);
}
