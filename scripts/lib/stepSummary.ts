import {sum, type TestCounts} from './testCounts';

/** What a step of `npm test` resulted in. */
export interface StepOutcome {
  readonly name: string;
  /** The npm script that repeats the step. */
  readonly script: string;
  readonly counts: TestCounts;
  readonly output: string;
  /** The failed tests, if the step's runner names them. */
  readonly failedTests: readonly string[];
}

/**
 * Returns the end of the output: what the failed steps printed, a line for each step, the failed tests, and "N passed, N
 * failed". Steps whose tests are named come first, because their output is long and the names repeat what matters.
 */
export function stepSummary(outcomes: readonly StepOutcome[]): string {
  const failed = outcomes.filter(({counts}) => counts.failed > 0);
  const unnamed = failed.filter(({failedTests}) => failedTests.length === 0);
  const named = failed.filter(({failedTests}) => failedTests.length > 0);
  const total = sum(outcomes.map(({counts}) => counts));
  return [
    ...[...named, ...unnamed].map(
      ({name, script, output}) => `\n=== FAILED ${name} (npm run ${script})\n${output.trimEnd()}`,
    ),
    '\n=== Summary',
    ...outcomes.map(line),
    ...named.flatMap(({failedTests}) => failedTests.map((test) => `- ${test}`)),
    `\n${total.passed} passed, ${total.failed} failed`,
  ].join('\n');
}

function line({name, script, counts: {passed, failed}}: StepOutcome): string {
  const counts = `${passed} passed, ${failed} failed`;
  return failed > 0 ? `FAILED ${name} (npm run ${script}): ${counts}` : `ok     ${name}: ${counts}`;
}
