import fs from 'node:fs';
import {run} from './run';
import {runTasks} from './schedule';
import {reports, type Step} from './steps';
import {countStep, sum, withExitCode, type TestCounts} from './testCounts';

/** The most failed tests of a step that the summary names. */
const maxFailedNames = 12;

/**
 * Runs steps on two cores, shows each step's output when it has ended, and prints a summary whose last line is "N
 * passed, N failed". Sets the exit code to 1 if a test failed.
 */
export async function runSteps(steps: readonly Step[], environment: Readonly<Record<string, string>>): Promise<void> {
  fs.rmSync(reports, {recursive: true, force: true});
  const results = new Map<string, TestCounts>();
  const began = Date.now();
  await runTasks(steps, 2, async (step) => {
    const from = Date.now();
    const isBlocked = step.needs !== undefined && (results.get(step.needs)?.failed ?? 1) > 0;
    const {counts, output} = isBlocked ? blocked(step) : await runStep(step, environment);
    results.set(step.name, counts);
    console.log(
      `\n=== ${step.name} (npm run ${step.script}): ${seconds(from)} s, ${seconds(began)} s since the first\n${output.trimEnd()}`,
    );
  });

  console.log('\n=== Summary');
  for (const {name} of steps) {
    const {passed, failed} = results.get(name) ?? {passed: 0, failed: 1};
    console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed`);
  }
  const failedSteps = steps.filter(({name}) => (results.get(name)?.failed ?? 0) > 0);
  for (const name of failedSteps.flatMap(failedTests)) console.log(`- ${name}`);
  const total = sum([...results.values()]);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

interface Outcome {
  readonly counts: TestCounts;
  readonly output: string;
}

const blocked = ({needs = ''}: Step): Outcome => ({
  counts: {passed: 0, failed: 1},
  output: `Not run: it needs "${needs}", which failed.`,
});

async function runStep({script, report}: Step, env: Readonly<Record<string, string>>): Promise<Outcome> {
  // Shown when the step has ended, so that the lines of two steps don't mix.
  const {exitCode, output} = await run(['npm', 'run', '--silent', script], {env, quiet: true});
  if (report === undefined) return {counts: countStep(exitCode), output};
  const counts = fs.existsSync(report.file)
    ? report.read(fs.readFileSync(report.file, 'utf8'))
    : {passed: 0, failed: 0};
  return {counts: withExitCode(counts, exitCode), output};
}

function failedTests({report}: Step): readonly string[] {
  if (report?.failed === undefined || !fs.existsSync(report.file)) return [];
  return report.failed(fs.readFileSync(report.file, 'utf8')).slice(0, maxFailedNames);
}

const seconds = (since: number): number => Math.round((Date.now() - since) / 1000);
