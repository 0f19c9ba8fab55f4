/** The number of passed and failed tests of a step. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** A step that is one test itself: a linter, a build. */
export function countStep(exitCode: number): TestCounts {
  return exitCode === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** Reads the report of Vitest's JSON reporter. */
export function countVitest(report: string): TestCounts {
  const {numPassedTests, numFailedTests} = JSON.parse(report) as {numPassedTests: number; numFailedTests: number};
  return {passed: numPassedTests, failed: numFailedTests};
}

/**
 * Reads the report of Playwright's JSON reporter. A flaky test counts as failed, because a retry would only hide a
 * race.
 */
export function countPlaywright(report: string): TestCounts {
  const {stats} = JSON.parse(report) as {stats: {expected: number; unexpected: number; flaky: number}};
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky};
}

/** Reads the report that `dotnet test --logger trx` writes. A skipped test counts as neither. */
export function countTrx(report: string): TestCounts {
  const counters = /<Counters\b[^>]*>/.exec(report)?.[0];
  if (counters === undefined) throw new Error('The report of dotnet test has no <Counters>. It may be incomplete.');
  const count = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(counters)?.[1] ?? 0);
  return {passed: count('passed'), failed: count('executed') - count('passed')};
}

/** A runner that exited with an error but without a failed test (it crashed, or found none) counts as one failure. */
export function withExitCode(counts: TestCounts, exitCode: number): TestCounts {
  return exitCode !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

export function sum(all: readonly TestCounts[]): TestCounts {
  return {
    passed: all.reduce((total, {passed}) => total + passed, 0),
    failed: all.reduce((total, {failed}) => total + failed, 0),
  };
}
