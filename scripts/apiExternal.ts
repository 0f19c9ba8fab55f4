import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {folderTree, replaceFolder, serializeSnapshot, SourceError} from 'api-extractor';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {TypeFacts} from 'api-model';
import {extractLibrary, libraryPart, monoGame, repositoryFiles} from 'api-reference-assembly';
import {rootDir} from './lib/paths';
import {stop} from './lib/stop';

/**
 * `npm run api:external -- --monogame <checkout> --tag <tag>`: reads MonoGame's source and writes to `api/external` the
 * facts of the types that the engine's API (`api/facts`) and games name.
 */

const usage = 'npm run api:external -- --monogame <folder of MonoGame at the tag> --tag <tag> [--commit <commit>]';
const folder = join(rootDir, 'api', 'external', 'MonoGame');

const {checkout, tag, commit} = readArguments();
const engine = await loadSnapshot(join(rootDir, 'api', 'facts'));
const library = await extract(checkout);
const types = libraryPart(monoGame, library, engine.types);
const manifest = {schemaVersion: 1, repository: monoGame.repository, tag, commit, platforms: ['DesktopGL']} as const;
const {added, changed, removed} = await replaceFolder(folder, serializeSnapshot({manifest, types}));
console.log(`${types.length} of MonoGame's ${library.length} public types.`);
console.log(
  `api/external/MonoGame: ${added.length} files added, ${changed.length} changed, ${removed.length} removed.`,
);

function readArguments(): {readonly checkout: string; readonly tag: string; readonly commit: string} {
  const {values} = parseArgs({options: {monogame: {type: 'string'}, tag: {type: 'string'}, commit: {type: 'string'}}});
  if (!values.monogame || !values.tag) stop('The MonoGame checkout or its tag is missing.', `Usage: ${usage}`);
  if (!existsSync(join(values.monogame, monoGame.project))) {
    stop(`${values.monogame} is no checkout of MonoGame: it has no ${monoGame.project}.`, `Usage: ${usage}`);
  }
  return {checkout: values.monogame, tag: values.tag, commit: values.commit ?? commitOf(values.monogame, values.tag)};
}

function commitOf(repository: string, name: string): string {
  const {status, stdout} = spawnSync('git', ['-C', repository, 'rev-parse', `${name}^{commit}`], {encoding: 'utf8'});
  if (status === 0) return stdout.trim();
  stop(
    `${repository} is no git repository with the tag ${name}.`,
    'Check the tag out there, or say --commit <commit>.',
  );
}

async function extract(root: string): Promise<readonly TypeFacts[]> {
  try {
    return await extractLibrary(monoGame, repositoryFiles(root), folderTree(root));
  } catch (error) {
    if (error instanceof SourceError) stop(error.message, 'Nothing was written.');
    throw error;
  }
}
