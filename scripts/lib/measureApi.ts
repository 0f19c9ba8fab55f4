import fs from 'node:fs/promises';
import path from 'node:path';
import {
  bindDescriptions,
  checkExampleLengths,
  checkNames,
  measureCoverage,
  nameSnapshot,
  otherNamesFile,
  parseOtherNames,
  type Coverage,
} from 'api-descriptions';
import {loadDescriptions} from 'api-descriptions/load';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {ReleaseChanges} from 'api-model';
import {readSampleUses} from 'docusaurus-plugin-api-reference/sample-uses';
import {includedText} from 'docusaurus-plugin-code-samples/text';
import {descriptionsCache, rootDir} from './paths';
import {usesByProgram} from './usesByProgram';

/** The folder of the descriptions, from the repository's root. */
export const descriptionsDir = 'api/descriptions';

/** Returns how much of the API is described, and the problems of the descriptions. */
export async function measureApi(): Promise<Coverage> {
  const names = nameSnapshot(await loadSnapshot(path.join(rootDir, 'api/facts')));
  const {descriptions, problems} = await loadDescriptions(
    path.join(rootDir, descriptionsDir),
    rootDir,
    descriptionsCache,
  );
  const bound = bindDescriptions(descriptions, names, await loadReleases());
  const others = parseOtherNames(await fs.readFile(path.join(rootDir, otherNamesFile), 'utf8'), otherNamesFile);
  const programs = usesByProgram(await readSampleUses(path.join(rootDir, 'api/samples')));
  const examples = checkExampleLengths(descriptions, (fence) => includedText(fence, rootDir));
  return measureCoverage(names, bound, [...problems, ...examples, ...checkNames(bound, names, others)], programs);
}

/** The changes of each release, in no particular order. Without a history nothing can be stale. */
export async function loadReleases(): Promise<readonly ReleaseChanges[]> {
  const dir = path.join(rootDir, 'api/history/releases');
  const files = await fs.readdir(dir).catch(() => []);
  const texts = await Promise.all(files.map((file) => fs.readFile(path.join(dir, file), 'utf8')));
  return texts.map((text) => JSON.parse(text) as ReleaseChanges);
}
