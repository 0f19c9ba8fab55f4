/** Names of the failed tests of a report, each with the first line of why. */
export type FailedTests = (report: string) => readonly string[];

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Reads the report of Vitest's JSON reporter. */
export const failedVitest: FailedTests = (report) =>
  (JSON.parse(report) as VitestReport).testResults
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({status}) => status === 'failed')
    .map(({fullName, failureMessages}) => describe(fullName, failureMessages?.[0]));

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {readonly error?: {readonly message?: string}}[];
    }[];
  }[];
}

/** Reads the report of Playwright's JSON reporter. */
export const failedPlaywright: FailedTests = (report) => {
  const walk = ({title, suites = [], specs = []}: PlaywrightSuite, parents: readonly string[]): readonly string[] => {
    const path = [...parents, title];
    const own = specs
      .filter(({ok}) => !ok)
      .map((spec) => {
        const error = spec.tests.flatMap(({results}) => results).find((result) => result.error)?.error;
        return describe([...path, spec.title].join(' › '), error?.message);
      });
    return [...own, ...suites.flatMap((suite) => walk(suite, path))];
  };
  return (JSON.parse(report) as {readonly suites: readonly PlaywrightSuite[]}).suites.flatMap((suite) =>
    walk(suite, []),
  );
};

function describe(name: string, error = ''): string {
  // Playwright colors what it says.
  const plain = error.replace(/\u001b\[[\d;]*m/g, '');
  const [reason = ''] = plain.split('\n').filter((line) => line.trim() !== '');
  return reason === '' ? name : `${name}: ${reason.trim()}`;
}
