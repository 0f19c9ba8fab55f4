import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {TypeFacts} from 'api-model';
import {assemblyNames, documentationFile, referenceProjects} from 'api-reference-assembly';
import {compileReferenceAssemblies} from './compileReferenceAssemblies';
import {rootDir} from './paths';
import {folderOf, keepFolder} from './referenceStore';

const store = path.join(rootDir, 'samples/.reference');

/** The facts of the engine, Box2D and the part of MonoGame that they need. */
export async function loadAllFacts(): Promise<readonly TypeFacts[]> {
  const folders = ['api/facts', 'api/external/MonoGame'].map((folder) => path.join(rootDir, folder));
  const snapshots = await Promise.all(folders.map((folder) => loadSnapshot(folder)));
  return snapshots.flatMap(({types}) => types);
}

/**
 * The folder with the three reference assemblies made from the facts, and their documentation files. It is kept in
 * samples/.reference and compiled only where the C# made from the facts has changed since; leave it where it is.
 */
export async function referenceAssemblies(dotnet: string, types?: readonly TypeFacts[]): Promise<string> {
  const projects = referenceProjects(types ?? (await loadAllFacts()));
  const key = contentHash(projects);
  const kept = folderOf(store, key);
  if (kept !== undefined) return kept;
  const compiled = await compileReferenceAssemblies(dotnet, projects);
  const files = assemblyNames.flatMap((name) => [`${name}.dll`, documentationFile(name)]);
  const folder = keepFolder(store, key, compiled, files);
  fs.rmSync(compiled, {recursive: true, force: true});
  return folder;
}

function contentHash(projects: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, text] of projects) hash.update(file).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}
