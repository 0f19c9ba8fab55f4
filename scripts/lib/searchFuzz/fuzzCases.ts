import {caseRandom, generateCase} from './generateCase';
import {runCase, type FuzzFailure, type FuzzSubject} from './runCase';
import type {Vocabulary} from './vocabulary';

export interface NumberedFailure extends FuzzFailure {
  readonly number: number;
  readonly kind: string;
}

export interface FuzzReport {
  /** Milliseconds of each query. */
  readonly times: readonly number[];
  readonly failures: readonly NumberedFailure[];
}

export interface FuzzTask {
  readonly seed: number;
  readonly cases: readonly number[];
  /** Is told each case's number before it is run. */
  readonly starts?: (number: number) => Promise<void>;
}

/** Runs cases by their numbers. Other seeds restrict their queries otherwise, too. */
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

/** How to run the case again, what was asked, and what is wrong with the answer, a line each. */
export function formatFailure({number, kind, request, problems}: NumberedFailure, seed: number): string {
  return [`--seed ${seed} --only ${number} (${kind}): ${JSON.stringify(request)}`, ...problems].join('\n  ');
}
