import {spawnSync} from 'node:child_process';
import {join, resolve} from 'node:path';
import {
  gitTree,
  replaceFolder,
  serializeSnapshot,
  SourceError,
  type ExternalNames,
  type SourceTree,
} from 'api-extractor';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {DocId, InheritableType, TypeFacts} from 'api-model';
import {
  extendedTypes,
  extractLibrary,
  libraryPart,
  monoGame,
  toExternalBases,
  toExternalNames,
  toListedType,
  type ListedType,
} from 'api-reference-assembly';
import {engine as siteEngine} from '../website/engine';
import {findDotnet} from './lib/dotnet';
import {formatBases, formatNames, mergeNames, readData, writeData, type DataFile} from './lib/externalData';
import {rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {findReferencePack, readReferenceTypes, type ReferencePack} from './lib/referenceTypes';
import {stop} from './lib/stop';

/**
 * `npm run api:external -- --monogame <repository> --tag <tag>`: reads MonoGame's source at a tag and writes to
 * `api/external` the facts of the types that the engine's API (`api/facts`) and games name. It also writes the lists of
 * names in `packages/api-extractor/data`: MonoGame's from that source, .NET's from the SDK's reference assemblies, and
 * those of Android, iOS and Windows Forms from the folders passed with `--pack`. Without the SDK or a pack, the lists
 * concerned stay as they are. The tag is read from git, so what the repository has checked out doesn't matter.
 */

const usage =
  'Usage: npm run api:external -- --monogame <git repository of MonoGame> --tag <tag> [--pack <folder with DLLs>]...';
const folder = join(rootDir, 'api', 'external', 'MonoGame');

interface Sources {
  readonly dotnet: Pick<ReferencePack, 'pack' | 'version'>;
  readonly monoGame: {readonly repository: string; readonly tag: string; readonly commit: string};
}

const {monogame, tag, packs} = readArguments();
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
writeMonoGameLists();
await writeReferenceLists();

function readArguments(): {readonly monogame: string; readonly tag: string; readonly packs: readonly string[]} {
  const values = readOptions(usage, {
    monogame: {type: 'string'},
    tag: {type: 'string'},
    pack: {type: 'string', multiple: true, default: []},
  });
  if (!values.monogame || !values.tag) stop("Pass MonoGame's repository and the tag.", usage);
  return {monogame: values.monogame, tag: values.tag, packs: values.pack.map((name) => resolve(name))};
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

function writeMonoGameLists(): void {
  const listed = library.map(toListedType);
  write('monoGameTypes', formatNames(toExternalNames(listed, new Set(listed.map(({namespace}) => namespace)))));
  write('monoGameBases', formatBases(toExternalBases(rootsWith('monoGameBases'), listed)));
  writeSources({monoGame: {repository: monoGame.repository, tag, commit}});
}

async function writeReferenceLists(): Promise<void> {
  const dotnet = await findDotnet();
  if (dotnet === undefined) {
    console.log(
      'The lists of .NET, Android, iOS and Windows Forms stay as they are: reading assemblies needs the .NET SDK.',
    );
    return;
  }
  const namespaces = readData('namespaces') as Record<'dotnet' | 'platforms', readonly string[]>;
  const pack = await findReferencePack(dotnet, siteEngine.dotnet).catch((error: unknown) =>
    stop((error as Error).message),
  );
  const framework = await read(dotnet, [pack.folder]);
  write('dotnetTypes', formatNames(toExternalNames(framework, new Set(namespaces.dotnet))));
  const roots = [...rootsWith('dotnetBases'), ...extendedTypes(library)];
  write('dotnetBases', formatBases(toExternalBases(roots, framework)));
  writeSources({dotnet: {pack: pack.pack, version: pack.version}});

  const names = packs.length === 0 ? {} : toExternalNames(await read(dotnet, packs), new Set(namespaces.platforms));
  write('platformTypes', formatNames(mergeNames(readData('platformTypes') as ExternalNames, names)));
  const kept = namespaces.platforms.filter((namespace) => !(namespace in names));
  if (kept.length > 0)
    console.log(`No pack has ${kept.join(', ')}, so their names stay as they are. Pass --pack <folder> to read them.`);
}

/** Returns what the engine's types extend now, and what the list already has, because older releases extend it. */
function rootsWith(name: 'dotnetBases' | 'monoGameBases'): readonly DocId[] {
  return [...(readData(name) as readonly InheritableType[]).map(({id}) => id), ...extendedTypes(engine.types)];
}

function read(dotnet: string, folders: readonly string[]): Promise<readonly ListedType[]> {
  return readReferenceTypes(dotnet, folders).catch((error: unknown) => stop((error as Error).message));
}

function write(name: DataFile, text: string): void {
  console.log(`packages/api-extractor/data/${name}.json: ${writeData(name, text) ? 'changed' : 'no change'}.`);
}

/** Records what the lists were read from. */
function writeSources(sources: Partial<Sources>): void {
  writeData('sources', `${JSON.stringify({...(readData('sources') as Sources), ...sources}, null, 2)}\n`);
}
