import fs from 'node:fs';
import path from 'node:path';
import {dotnetEnvironment, shortLivedBuild, withDotnet} from './lib/dotnet';
import {rootDir} from './lib/paths';
import {run} from './lib/run';
import {countTrx} from './lib/testCounts';

/** `npm run samples:test`: runs the unit tests of the samples' game logic, which needs no engine. */

const project = 'samples/Platformer/Tests';
const results = path.join(rootDir, 'test-results');
const report = path.join(results, 'samples.trx');

await withDotnet('the game logic of the samples', testSamples);

async function testSamples(dotnet: string): Promise<void> {
  fs.rmSync(report, {force: true});
  const {exitCode} = await run(
    [
      dotnet,
      'test',
      project,
      '--logger',
      `trx;LogFileName=${path.basename(report)}`,
      '--results-directory',
      results,
      ...shortLivedBuild,
    ],
    {env: dotnetEnvironment},
  );
  if (fs.existsSync(report)) {
    const {passed, failed} = countTrx(fs.readFileSync(report, 'utf8'));
    console.log(`${passed} passed, ${failed} failed`);
  }
  process.exitCode = exitCode;
}
