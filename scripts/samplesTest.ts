import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {partDownloads} from 'docusaurus-plugin-tutorial-stages/downloads';
import {unzipSync} from 'fflate';
import {platformerTutorial} from '../website/tutorial';
import {dotnetEnvironment, shortLivedBuild, withDotnet} from './lib/dotnet';
import {rootDir} from './lib/paths';
import {run} from './lib/run';
import {countTrx} from './lib/testCounts';
import {writeEntries} from './lib/writeEntries';

/**
 * `npm run samples:test`: runs the unit tests of the platformer's rules, which need no engine. First it runs those in the
 * downloads of earlier parts as readers do, then all of them.
 */

const project = 'samples/Platformer/Tests';
const results = path.join(rootDir, 'test-results');
const report = path.join(results, 'samples.trx');

await withDotnet('the game logic of the samples', async (dotnet) => {
  fs.rmSync(report, {force: true});
  const unpacked = fs.mkdtempSync(path.join(os.tmpdir(), 'tests-'));
  try {
    for (const folder of await unpackEarlierParts(unpacked))
      await test(dotnet, path.join(unpacked, folder, 'Tests'), []);
  } finally {
    fs.rmSync(unpacked, {recursive: true, force: true});
  }
  await test(dotnet, project, ['--logger', `trx;LogFileName=${path.basename(report)}`, '--results-directory', results]);
  if (fs.existsSync(report)) {
    const {passed, failed} = countTrx(fs.readFileSync(report, 'utf8'));
    console.log(`${passed} passed, ${failed} failed`);
  }
});

/** Unpacks the downloads that have tests, except the last part's. Returns their folders. */
async function unpackEarlierParts(target: string): Promise<readonly string[]> {
  const tutorial = platformerTutorial({rootDir, sourceUrl: ''});
  const folders: string[] = [];
  for (const [index, part] of tutorial.parts.slice(0, -1).entries()) {
    const {zip} = await partDownloads(part, index + 1, tutorial);
    writeEntries(unzipSync(zip.bytes), target);
    if (fs.existsSync(path.join(target, zip.folder, 'Tests'))) folders.push(zip.folder);
  }
  return folders;
}

async function test(dotnet: string, folder: string, options: readonly string[]): Promise<void> {
  const {exitCode} = await run([dotnet, 'test', folder, ...options, ...shortLivedBuild], {env: dotnetEnvironment});
  if (exitCode !== 0) process.exitCode = exitCode;
}
