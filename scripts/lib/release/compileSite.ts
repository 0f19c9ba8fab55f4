import {buildErrors} from '../buildErrors';
import {rootDir} from '../paths';
import {brokenSamples} from './brokenSamples';
import type {BrokenSample} from './releaseFindings';
import {runScript, skipped, type ReleaseSteps} from './runReleaseSteps';
import {readEngineTexts} from './siteTexts';

/**
 * Compiles facts and samples, which takes longest, and writes what identifiers refer to. Returns the samples that don't
 * compile.
 *
 * @param needless Why nothing needs to be compiled, if so.
 */
export async function compileSite(steps: ReleaseSteps, needless: string | undefined): Promise<readonly BrokenSample[]> {
  let output = '';
  const facts = await steps.run('Facts compile (test:facts)', () =>
    needless === undefined
      ? runScript('test:facts', [], 'A fact is wrong, or packages/api-reference-assembly cannot write it as C# yet.')
      : skipped(needless),
  );
  const samples = await steps.run('Samples compile (samples:check)', async () => {
    if (facts.state !== 'done') return skipped(needless ?? 'It needs facts that compile.');
    const outcome = await runScript('samples:check', [], 'The report lists the errors by file.');
    output = buildErrors(outcome.output, rootDir).messages.join('\n');
    return outcome;
  });
  await steps.run('Bind identifiers (samples:bind)', () =>
    samples.state === 'done'
      ? runScript('samples:bind', [], 'api/samples is unchanged.')
      : skipped(needless ?? 'It needs samples that compile. Run the command again when they do.'),
  );
  return brokenSamples(output, readEngineTexts());
}
