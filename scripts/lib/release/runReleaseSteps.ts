import {run} from '../run';
import type {StepResult} from './releaseFindings';
import {scriptMessages} from './scriptMessages';

/** The outcome of a step, without its name and time. */
export type StepOutcome = Pick<StepResult, 'state' | 'lines'>;

/** Runs steps one after another and prints each with its time. */
export class ReleaseSteps {
  readonly #results: StepResult[] = [];

  get results(): readonly StepResult[] {
    return this.#results;
  }

  async run(name: string, work: () => StepOutcome | Promise<StepOutcome>): Promise<StepOutcome> {
    const began = performance.now();
    console.log(`\n=== ${name} …`);
    const outcome = await outcomeOf(work);
    const seconds = (performance.now() - began) / 1000;
    this.#results.push({name, seconds, ...outcome});
    const mark = outcome.state === 'failed' ? 'FAILED' : outcome.state;
    console.log([`    ${mark}, ${seconds.toFixed(1)} s`, ...outcome.lines.map((line) => `    ${line}`)].join('\n'));
    return outcome;
  }
}

/** An error ends only its own step; steps that don't need it continue. */
async function outcomeOf(work: () => StepOutcome | Promise<StepOutcome>): Promise<StepOutcome> {
  try {
    return await work();
  } catch (error) {
    return {state: 'failed', lines: (error as Error).message.split('\n')};
  }
}

/** The outcome of an npm script, and its output. */
export interface ScriptOutcome extends StepOutcome {
  readonly output: string;
}

/** The number of last lines to show of a failed script, on the screen and in the report. */
const maxLines = 8;

/** Runs an npm script. If .NET is missing, a script that needs it reports that it is skipped, and succeeds. */
export async function runScript(script: string, args: readonly string[], ifItFails: string): Promise<ScriptOutcome> {
  const {exitCode, output} = await run(['npm', 'run', '--silent', script, '--', ...args], {quiet: true});
  const lines = scriptMessages(output);
  if (exitCode !== 0) return {state: 'failed', lines: [...lines.slice(-maxLines), ifItFails], output};
  const skipped = lines.find((line) => line.startsWith('Skipped: '));
  if (skipped !== undefined) return {state: 'skipped', lines: [skipped], output};
  return {state: 'done', lines: lines.slice(-1), output};
}

export const skipped = (reason: string): StepOutcome => ({state: 'skipped', lines: [reason]});
