import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {gitTree, replaceFolder, serializeSnapshot, SourceError, type SourceTree} from 'api-extractor';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {TypeFacts} from 'api-model';
import {extractLibrary, libraryPart, monoGame} from 'api-reference-assembly';
import {rootDir} from './lib/paths';
import {stop} from './lib/stop';

/**
 * `npm run api:external -- --monogame <repository> --tag <tag>`: reads MonoGame's source at a tag and writes to
 * `api/external` the facts of the types that the engine's API (`api/facts`) and games name. The tag is read from git, so
 * what the repository has checked out doesn't matter.
 */

const usage = 'npm run api:external -- --monogame <git repository of MonoGame> --tag <tag>';
const folder = join(rootDir, 'api', 'external', 'MonoGame');

const {monogame, tag} = readArguments();
const commit = commitOf(monogame, tag);
const engine = await loadSnapshot(join(rootDir, 'api', 'facts'));
const library = await extract(gitTree(monogame, tag));
const types = libraryPart(monoGame, library, engine.types);
const manifest = {schemaVersion: 1, repository: monoGame.repository, tag, commit, platforms: ['DesktopGL']} as const;
const {added, changed, removed} = await replaceFolder(folder, serializeSnapshot({manifest, types}));
console.log(`${types.length} of MonoGame's ${library.length} public types.`);
console.log(
  `api/external/MonoGame: ${added.length} files added, ${changed.length} changed, ${removed.length} removed.`,
);

function readArguments(): {readonly monogame: string; readonly tag: string} {
  const {values} = parseArgs({options: {monogame: {type: 'string'}, tag: {type: 'string'}}});
  if (!values.monogame || !values.tag) stop("Pass MonoGame's repository and the tag.", `Usage: ${usage}`);
  return {monogame: values.monogame, tag: values.tag};
}

function commitOf(repository: string, name: string): string {
  const {status, stdout} = spawnSync('git', ['-C', repository, 'rev-parse', `${name}^{commit}`], {encoding: 'utf8'});
  if (status === 0) return stdout.trim();
  stop(`${repository} isn't a git repository with the tag ${name}.`, 'Fetch its tags.');
}

async function extract(tree: SourceTree): Promise<readonly TypeFacts[]> {
  try {
    return await extractLibrary(monoGame, tree);
  } catch (error) {
    if (error instanceof SourceError) stop(error.message, 'Nothing was written.');
    throw error;
  }
}
