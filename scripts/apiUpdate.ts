import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {join} from 'node:path';
import {
  createParser,
  type EngineFacts,
  extractEngine,
  folderTree,
  gitTree,
  type FolderChanges,
  replaceFolder,
  serializeSnapshot,
  SourceError,
  type SourceTree,
  TypeReader,
  withoutLines,
} from 'api-extractor';
import {loadSnapshot, loadTypes} from 'api-extractor/loadSnapshot';
import {diffSnapshots, releaseOf, type FactsManifest} from 'api-model';
import {checkVanishedTypes} from './lib/checkVanishedTypes';
import {rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {summarizeChanges, type ChangedIds} from './lib/release/releaseSummary';
import {stop} from './lib/stop';
import {targetFolder} from './lib/trialFolder';

/**
 * `npm run api:update -- --engine <repository> --tag <tag>`: reads the engine's source at a tag and writes `api/facts`.
 * The tag is read from git, so what the repository has checked out doesn't matter. With `--commit`, the files of the folder
 * are read directly, for sources outside a repository. With `--assembled`, the tag belongs to a tree that was put
 * together by hand; the file says from what (see AssembledTree), and the facts leave out line numbers. With `--out`, the
 * facts are written to another folder, as a trial: a preview never becomes the release that the site describes.
 */

const usage =
  'Usage: npm run api:update -- --engine <git repository of the engine> --tag <tag> [--commit <commit>] [--assembled <JSON file>] [--out <folder>]';
/** The most places to list for an unknown name. */
const maxPlaces = 3;
const factsFolder = 'api/facts';
const repository = 'Cocos2D-Mono/cocos2d-mono';

const {engine, tag, commit, assembled, out} = readArguments();
const folder = findFolder();
const started = performance.now();
const source =
  commit === undefined
    ? {commit: commitOf(engine, tag), tree: gitTree(engine, tag)}
    : {commit, tree: folderTree(engine)};
const facts = await extract(source.tree);
const manifest: FactsManifest = {
  schemaVersion: 1,
  repository,
  tag,
  ...(assembled ?? {commit: source.commit}),
  platforms: facts.platforms,
};
const types = assembled ? facts.types.map(withoutLines) : facts.types;
if (out === undefined) await checkTypes();
const changes = await replaceFolder(folder, serializeSnapshot({manifest, types}));
report(facts, changes);
if (out !== undefined) await compareWithDocumented();

interface Arguments {
  readonly engine: string;
  readonly tag: string;
  readonly commit: string | undefined;
  readonly assembled: Pick<FactsManifest, 'commit' | 'assembled'> | undefined;
  readonly out: string | undefined;
}

function readArguments(): Arguments {
  const text = {type: 'string'} as const;
  const values = readOptions(usage, {engine: text, tag: text, commit: text, assembled: text, out: text});
  if (!values.engine || !values.tag) stop("Pass the engine's repository and the tag.", usage);
  const assembled =
    values.assembled === undefined
      ? undefined
      : (JSON.parse(fs.readFileSync(values.assembled, 'utf8')) as Arguments['assembled']);
  return {engine: values.engine, tag: values.tag, commit: values.commit, assembled, out: values.out};
}

function findFolder(): string {
  const command = `npm run api:update -- --engine ${engine} --tag ${tag}`;
  try {
    return targetFolder(tag, {home: factsFolder, marker: 'manifest.json', out}, command);
  } catch (error) {
    return stop((error as Error).message);
  }
}

function commitOf(repositoryFolder: string, name: string): string {
  const {status, stdout} = spawnSync('git', ['-C', repositoryFolder, 'rev-parse', `${name}^{commit}`], {
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  stop(
    `${repositoryFolder} isn't a git repository with the tag ${name}.`,
    'Fetch its tags, or pass --commit <commit>.',
  );
}

async function extract(tree: SourceTree): Promise<EngineFacts> {
  try {
    return await extractEngine(tree, new TypeReader(await createParser()), (message) => console.log(`  ${message} …`));
  } catch (error) {
    if (error instanceof SourceError) stop(error.message, 'Nothing was written.');
    throw error;
  }
}

/** Facts that can't be read may be replaced by any others. */
async function checkTypes(): Promise<void> {
  const documented = await loadTypes(folder).catch(() => []);
  try {
    checkVanishedTypes(
      documented.map(({id}) => id),
      types.map(({id}) => id),
      engine,
    );
  } catch (error) {
    stop((error as Error).message);
  }
}

function report(
  {types, differences, unresolvedOverrides, unknownNames, fileCount}: EngineFacts,
  {added, changed, removed}: FolderChanges,
): void {
  const members = types.reduce((sum, type) => sum + (type.members?.length ?? 0), 0);
  const namespaces = new Set(types.map(({namespace}) => namespace)).size;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${fileCount} files, ${namespaces} namespaces, ${types.length} types, ${members} members in ${seconds} s.`,
  );
  for (const {id, platform, fields} of differences) console.log(`Differs on ${platform}: ${id} (${fields.join(', ')})`);
  if (unknownNames.length > 0) {
    console.warn(
      `${unknownNames.length} names from other libraries are unknown; signatures show them as the source writes them.`,
      'Read them with npm run api:external:',
    );
  }
  for (const {name, places} of unknownNames) {
    const more = places.length > maxPlaces ? ` and ${places.length - maxPlaces} more` : '';
    console.warn(`- ${name}: ${places.slice(0, maxPlaces).join(', ')}${more}`);
  }
  for (const id of unresolvedOverrides) console.log(`Overrides a member that no known base class has: ${id}`);
  const count = added.length + changed.length + removed.length;
  const name = out ?? factsFolder;
  console.log(
    count === 0
      ? `${name}: no change.`
      : `${name}: ${added.length} files added, ${changed.length} changed, ${removed.length} removed.`,
  );
}

/** Prints how the facts of a trial differ from those of the documented release. */
async function compareWithDocumented(): Promise<void> {
  const documented = await loadSnapshot(join(rootDir, factsFolder));
  const name = releaseOf(documented.manifest.tag);
  const summary = summarizeChanges([diffSnapshots({name, types: documented.types}, {name: releaseOf(tag), types})]);
  const counts = (ids: ChangedIds) =>
    `${ids.added.length} added, ${ids.changed.length} changed, ${ids.nullability.length} changed in nullability, ${ids.removed.length} removed`;
  console.log(
    `Compared with ${name}: types ${counts(summary.types)}; members of other types ${counts(summary.members)}.`,
  );
  console.log(`${factsFolder} still describes ${name}.`);
}
