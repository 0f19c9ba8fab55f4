import {caseRandom, generateCase} from './generateCase';
import {runCase, type FuzzFailure, type FuzzSubject} from './runCase';
import type {Vocabulary} from './vocabulary';

export interface NumberedFailure extends FuzzFailure {
  readonly number: number;
  readonly kind: string;
}

export interface FuzzReport {
  /** The time of each query in milliseconds. */
  readonly times: readonly number[];
  readonly failures: readonly NumberedFailure[];
}

export interface FuzzTask {
  readonly seed: number;
  readonly cases: readonly number[];
  /** Called with each case's number before it runs. */
  readonly starts?: (number: number) => Promise<void>;
}

/** Runs cases by their numbers. A different seed also restricts the queries differently. */
export async function fuzzCases(
  {vocabulary, subject}: {readonly vocabulary: Vocabulary; readonly subject: FuzzSubject},
  {seed, cases, starts}: FuzzTask,
): Promise<FuzzReport> {
  const times: number[] = [];
  const failures: NumberedFailure[] = [];
  for (const number of cases) {
    await starts?.(number);
    const fuzzCase = generateCase(vocabulary, seed, number);
    const outcome = runCase(subject, fuzzCase, caseRandom(seed, -1 - number));
    times.push(...outcome.times);
    failures.push(...outcome.failures.map((failure) => ({...failure, number, kind: fuzzCase.kind})));
  }
  return {times, failures};
}

/** Formats how to run the case again, the queries, and the problems of the answers, one line each. */
export function formatFailure({number, kind, request, problems}: NumberedFailure, seed: number): string {
  return [`--seed ${seed} --only ${number} (${kind}): ${JSON.stringify(request)}`, ...problems].join('\n  ');
}
