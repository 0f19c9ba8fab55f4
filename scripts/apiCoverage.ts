import fs from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  bindDescriptions,
  formatCoverage,
  isSound,
  measureCoverage,
  nameSnapshot,
  type Coverage,
} from 'api-descriptions';
import {loadDescriptions} from 'api-descriptions/load';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {ReleaseChanges} from 'api-model';
import {rootDir} from './lib/paths';
import {stop} from './lib/stop';

/**
 * `npm run api:coverage`: how much of the API has words, and what is missing, orphaned, broken or stale. `-- --types`
 * adds a line for each type, `-- --json` writes the figures as JSON. Ends with 1 when something has to be mended.
 */

const descriptionsDir = 'api/descriptions';
const {types, json} = readArguments();
const coverage = await measure();
console.log(json ? JSON.stringify(coverage, null, 2) : formatCoverage(coverage, {types, dir: descriptionsDir}));
if (!isSound(coverage)) process.exitCode = 1;

function readArguments(): {readonly types: boolean; readonly json: boolean} {
  try {
    const {values} = parseArgs({options: {types: {type: 'boolean'}, json: {type: 'boolean'}}});
    return {types: values.types ?? false, json: values.json ?? false};
  } catch (error) {
    return stop((error as Error).message, 'Usage: npm run api:coverage -- [--types] [--json]');
  }
}

async function measure(): Promise<Coverage> {
  try {
    const names = nameSnapshot(await loadSnapshot(path.join(rootDir, 'api/facts')));
    const {descriptions, problems} = await loadDescriptions(path.join(rootDir, descriptionsDir), rootDir);
    const bound = bindDescriptions(descriptions, names, await loadReleases(path.join(rootDir, 'api/history/releases')));
    return measureCoverage(names, bound, problems);
  } catch (error) {
    return stop((error as Error).message);
  }
}

/** Without a history nothing can be stale. */
async function loadReleases(dir: string): Promise<readonly ReleaseChanges[]> {
  const files = await fs.readdir(dir).catch(() => []);
  const texts = await Promise.all(files.map((file) => fs.readFile(path.join(dir, file), 'utf8')));
  return texts.map((text) => JSON.parse(text) as ReleaseChanges);
}
