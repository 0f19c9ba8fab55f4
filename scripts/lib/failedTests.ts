/** The failed tests of a report: the name of each and the reason, which may have several lines. */
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

/** The most lines of a reason in a summary, enough for the expected and the actual value. */
const maxReasonLines = 10;

function describe(name: string, error = ''): string {
  // Playwright colors its messages.
  const plain = error.replace(/\u001b\[[\d;]*m/g, '');
  const [said = ''] = plain.split(/^(?:Call log:|\s+at )/m);
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const [reason = '', ...more] = lines.slice(0, maxReasonLines);
  const first = reason === '' ? name : `${name}: ${reason.trim()}`;
  return [first, ...more.map((line) => `    ${line.trimEnd()}`)].join('\n');
}
