import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import {releaseOf, type TypeFacts} from 'api-model';
import {documentationFile, referenceProjects} from 'api-reference-assembly';
import {engine} from '../../website/engine';
import {compileProjects} from './compileProjects';
import {rootDir} from './paths';
import {folderOf, keepFolder} from './referenceStore';
import {stop} from './stop';

const store = path.join(rootDir, 'samples/.reference');

export interface AllFacts {
  /** The release of the engine. */
  readonly release: string;
  readonly types: readonly TypeFacts[];
}

/** Facts of the engine, Box2D and the part of MonoGame that they need. */
export async function loadAllFacts(): Promise<AllFacts> {
  const [facts, monoGame] = await Promise.all([load('api/facts'), load('api/external/MonoGame')]);
  return {release: releaseOf(facts.manifest.tag), types: [...facts.types, ...monoGame.types]};
}

const load = (folder: string) => loadSnapshot(path.join(rootDir, folder));

/**
 * Returns the folder with the three reference assemblies made from the facts, and their documentation files. It is in
 * samples/.reference and is compiled only if the C# made from the facts has changed. Don't move or delete it.
 */
export async function referenceAssemblies(dotnet: string, facts?: AllFacts): Promise<string> {
  const {types, release} = facts ?? (await loadAllFacts());
  const projects = referenceProjects(types, {release, dotnet: engine.dotnet});
  const key = contentHash(projects.files);
  const kept = folderOf(store, key);
  if (kept !== undefined) return kept;
  const {output, log, source} = await compileProjects(dotnet, projects);
  if (output === undefined) {
    stop(
      log,
      '',
      `The C# source made from the facts does not compile; it is kept in ${source}.`,
      'Errors that begin with NU mean that NuGet could not download the .NET targeting pack. Connect to the network and run the command again.',
      'Otherwise a fact is wrong, or packages/api-reference-assembly does not support something that C# requires.',
    );
  }
  const files = projects.assemblies.flatMap((name) => [`${name}.dll`, documentationFile(name)]);
  const folder = keepFolder(store, key, output, files);
  fs.rmSync(output, {recursive: true, force: true});
  return folder;
}

function contentHash(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, text] of files) hash.update(file).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}
