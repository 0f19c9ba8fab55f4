import fs from 'node:fs';
import path from 'node:path';
import {findDotnet} from './lib/dotnet';
import {failedPlaywright, failedVitest, type FailedTests} from './lib/failedTests';
import {findBrowser} from './lib/findBrowser';
import {rootDir} from './lib/paths';
import {run} from './lib/run';
import {countPlaywright, countStep, countTrx, countVitest, sum, withExitCode, type TestCounts} from './lib/testCounts';

interface Step {
  readonly name: string;
  /** The npm script that runs this step alone. */
  readonly script: string;
  /** Where its runner writes how many tests it ran; without one the step is one test. */
  readonly report?: {
    readonly file: string;
    readonly read: (text: string) => TestCounts;
    readonly failed?: FailedTests;
  };
  /** Needs the step of this name to have passed. */
  readonly needs?: string;
}

/** How many failed tests of a step the summary names. */
const maxFailedNames = 12;

const reports = path.join(rootDir, 'test-results');
const vitest = (name: string) => ({file: path.join(reports, `${name}.json`), read: countVitest, failed: failedVitest});

const steps: readonly Step[] = [
  {name: 'Types', script: 'typecheck'},
  {name: 'Lint', script: 'lint'},
  {name: 'Format', script: 'format:check'},
  {name: 'Markdown', script: 'lint:markdown'},
  {name: 'Spelling', script: 'lint:spelling'},
  {name: 'Unit tests', script: 'test:unit', report: vitest('unit')},
  {name: 'API words', script: 'api:coverage'},
  {name: 'Facts compile', script: 'test:facts'},
  {name: 'Samples compile', script: 'samples:check'},
  {
    name: 'Samples unit tests',
    script: 'samples:test',
    report: {file: path.join(reports, 'samples.trx'), read: countTrx},
  },
  {name: 'Identifiers', script: 'test:identifiers'},
  {name: 'Tools', script: 'test:tools', report: vitest('tools')},
  {name: 'Production build', script: 'build'},
  {name: 'Downloads compile', script: 'samples:zips', needs: 'Production build'},
  {name: 'Fixture site', script: 'build:fixture'},
  {name: 'Output checks', script: 'test:output', report: vitest('output'), needs: 'Production build'},
  {name: 'Search relevance', script: 'search:relevance', needs: 'Production build'},
  {name: 'Builds that must fail', script: 'test:failing-builds', report: vitest('failing-builds')},
  {
    name: 'Browser journeys',
    script: 'test:e2e',
    report: {file: path.join(reports, 'e2e.json'), read: countPlaywright, failed: failedPlaywright},
    needs: 'Production build',
  },
];

fs.rmSync(reports, {recursive: true, force: true});
const browser = await findBrowser();
console.log(`Browser: ${browser}`);
const environment = {CHROMIUM_PATH: browser, ...pathWith(await findDotnet())};

const results = new Map<string, TestCounts>();
for (const step of steps) {
  console.log(`\n=== ${step.name} (npm run ${step.script})`);
  results.set(step.name, await runStep(step));
}

console.log('\n=== Summary');
for (const [name, {passed, failed}] of results)
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed`);
for (const name of steps.flatMap(failedTests)) console.log(`- ${name}`);
const total = sum([...results.values()]);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runStep(step: Step): Promise<TestCounts> {
  if (step.needs !== undefined && (results.get(step.needs)?.failed ?? 1) > 0) {
    console.log(`Not run: it needs "${step.needs}", which failed.`);
    return {passed: 0, failed: 1};
  }
  const {exitCode} = await run(['npm', 'run', '--silent', step.script], {env: environment});
  const {report} = step;
  if (report === undefined) return countStep(exitCode);
  const counts = fs.existsSync(report.file)
    ? report.read(fs.readFileSync(report.file, 'utf8'))
    : {passed: 0, failed: 0};
  return withExitCode(counts, exitCode);
}

function failedTests({name, report}: Step): readonly string[] {
  if (report?.failed === undefined || (results.get(name)?.failed ?? 0) === 0 || !fs.existsSync(report.file)) return [];
  return report.failed(fs.readFileSync(report.file, 'utf8')).slice(0, maxFailedNames);
}

/** A dotnet that was installed for these tests is found by every step. */
function pathWith(dotnet: string | undefined): Readonly<Record<string, string>> {
  if (dotnet === undefined || !path.isAbsolute(dotnet)) return {};
  return {PATH: [path.dirname(dotnet), process.env['PATH']].join(path.delimiter)};
}
