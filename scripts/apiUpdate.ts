import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {
  createParser,
  type EngineFacts,
  extractEngine,
  folderTree,
  type FolderChanges,
  replaceFolder,
  serializeSnapshot,
  SourceError,
  TypeReader,
} from 'api-extractor';
import {rootDir} from './lib/paths';
import {stop} from './lib/stop';

/** `npm run api:update -- --engine <checkout> --tag <tag>`: reads the engine's source and writes `api/facts`. */

const usage = 'npm run api:update -- --engine <folder of the engine at the tag> --tag <tag> [--commit <commit>]';
const repository = 'brandmooffin/cocos2d-mono';

const {engine, tag, commit} = readArguments();
const started = performance.now();
const facts = await extract(engine);
const manifest = {schemaVersion: 1, repository, tag, commit, platforms: facts.platforms} as const;
const changes = await replaceFolder(join(rootDir, 'api', 'facts'), serializeSnapshot({manifest, types: facts.types}));
report(facts, changes);

function readArguments(): {readonly engine: string; readonly tag: string; readonly commit: string} {
  const {values} = parseArgs({options: {engine: {type: 'string'}, tag: {type: 'string'}, commit: {type: 'string'}}});
  if (!values.engine || !values.tag) stop('The engine checkout or its tag is missing.', `Usage: ${usage}`);
  const found = values.commit ?? commitOf(values.engine, values.tag);
  return {engine: values.engine, tag: values.tag, commit: found};
}

function commitOf(folder: string, name: string): string {
  const {status, stdout} = spawnSync('git', ['-C', folder, 'rev-parse', `${name}^{commit}`], {encoding: 'utf8'});
  if (status === 0) return stdout.trim();
  stop(`${folder} is no git repository with the tag ${name}.`, 'Check the tag out there, or say --commit <commit>.');
}

async function extract(folder: string): Promise<EngineFacts> {
  try {
    return await extractEngine(folderTree(folder), new TypeReader(await createParser()), (message) =>
      console.log(`  ${message} …`),
    );
  } catch (error) {
    if (error instanceof SourceError) stop(error.message, 'Nothing was written.');
    throw error;
  }
}

function report(
  {types, differences, unresolvedOverrides, fileCount}: EngineFacts,
  {added, changed, removed}: FolderChanges,
): void {
  const members = types.reduce((sum, type) => sum + (type.members?.length ?? 0), 0);
  const namespaces = new Set(types.map(({namespace}) => namespace)).size;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${fileCount} files, ${namespaces} namespaces, ${types.length} types, ${members} members in ${seconds} s.`,
  );
  for (const {id, platform, fields} of differences) console.log(`Differs on ${platform}: ${id} (${fields.join(', ')})`);
  for (const id of unresolvedOverrides) console.log(`Overrides something unknown: ${id}`);
  const count = added.length + changed.length + removed.length;
  console.log(
    count === 0
      ? 'api/facts: no change.'
      : `api/facts: ${added.length} files added, ${changed.length} changed, ${removed.length} removed.`,
  );
}
