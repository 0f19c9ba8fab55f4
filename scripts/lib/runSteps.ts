import fs from 'node:fs';
import {run} from './run';
import {runTasks} from './schedule';
import {reports, type Step} from './steps';
import {stepSummary, type StepOutcome} from './stepSummary';
import {countStep, withExitCode, type TestCounts} from './testCounts';

/** The most failed tests of a step that the summary names. */
const maxFailedNames = 12;

/**
 * Runs steps on two cores. Shows the output of each passed step when it has ended, then the output of the failed ones and
 * a summary whose last line is "N passed, N failed". Sets the exit code to 1 if a test failed.
 */
export async function runSteps(steps: readonly Step[], environment: Readonly<Record<string, string>>): Promise<void> {
  fs.rmSync(reports, {recursive: true, force: true});
  const outcomes = new Map<string, StepOutcome>();
  const began = Date.now();
  await runTasks(steps, 2, async (step) => {
    const from = Date.now();
    const isBlocked = step.needs !== undefined && (outcomes.get(step.needs)?.counts.failed ?? 1) > 0;
    const outcome = isBlocked ? blocked(step) : await runStep(step, environment);
    outcomes.set(step.name, outcome);
    const times = `${seconds(from)} s, ${seconds(began)} s since the first`;
    console.log(
      outcome.counts.failed > 0
        ? `\n=== FAILED ${step.name} (npm run ${step.script}): ${times}; its output follows at the end`
        : `\n=== ${step.name} (npm run ${step.script}): ${times}\n${outcome.output.trimEnd()}`,
    );
  });

  const inOrder = steps.flatMap(({name}) => outcomes.get(name) ?? []);
  console.log(stepSummary(inOrder));
  process.exitCode = inOrder.every(({counts}) => counts.failed === 0) ? 0 : 1;
}

const blocked = ({name, script, needs = ''}: Step): StepOutcome => ({
  name,
  script,
  counts: {passed: 0, failed: 1},
  output: `Not run: it needs "${needs}", which failed.`,
  failedTests: [],
});

async function runStep({name, script, report}: Step, env: Readonly<Record<string, string>>): Promise<StepOutcome> {
  // Shown when the step has ended, so that the lines of two steps don't mix.
  const {exitCode, output} = await run(['npm', 'run', '--silent', script], {env, quiet: true});
  const text = report && fs.existsSync(report.file) ? fs.readFileSync(report.file, 'utf8') : undefined;
  return {name, script, output, counts: countTests(exitCode, report, text), failedTests: failedTests(report, text)};
}

function countTests(exitCode: number, report: Step['report'], text: string | undefined): TestCounts {
  if (report === undefined) return countStep(exitCode);
  return withExitCode(text === undefined ? {passed: 0, failed: 0} : report.read(text), exitCode);
}

function failedTests(report: Step['report'], text: string | undefined): readonly string[] {
  if (report?.failed === undefined || text === undefined) return [];
  return report.failed(text).slice(0, maxFailedNames);
}

const seconds = (since: number): number => Math.round((Date.now() - since) / 1000);
