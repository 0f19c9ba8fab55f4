import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {TypeFacts} from 'api-model';
import {mainProject, referenceProjects} from 'api-reference-assembly';
import {rootDir} from './paths';
import {run} from './run';
import {stop} from './stop';

/** The facts of the engine, Box2D and the part of MonoGame that they need. */
export async function loadAllFacts(): Promise<readonly TypeFacts[]> {
  const folders = ['api/facts', 'api/external/MonoGame'].map((folder) => path.join(rootDir, folder));
  const snapshots = await Promise.all(folders.map((folder) => loadSnapshot(folder)));
  return snapshots.flatMap(({types}) => types);
}

/**
 * Compiles reference assemblies from facts alone and returns the folder with the three DLLs and their documentation files;
 * the caller removes it. The script ends where they do not compile.
 */
export async function buildReferenceAssemblies(dotnet: string, types: readonly TypeFacts[]): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-assemblies-'));
  for (const [file, text] of referenceProjects(types)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  const output = path.join(folder, 'output');
  // Nothing may go on running when the script has ended, and nothing may look for telemetry's server.
  const {exitCode, output: log} = await run(
    [
      dotnet,
      'build',
      mainProject,
      '--output',
      output,
      '--nologo',
      '-clp:ErrorsOnly;NoSummary',
      '-nodeReuse:false',
      '-p:UseSharedCompilation=false',
    ],
    {cwd: folder, quiet: true, env: {DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1'}},
  );
  if (exitCode === 0) return output;
  stop(
    log.trim(),
    '',
    `The C# source made from the facts does not compile; it is kept in ${folder}.`,
    'Where an error says NU…, NuGet could not bring the .NET 8 targeting pack: run the command again with a network.',
    'Otherwise a fact is wrong, or packages/api-reference-assembly does not know what C# asks for.',
  );
}

/** Removes what `buildReferenceAssemblies` made. */
export function removeReferenceAssemblies(output: string): void {
  fs.rmSync(path.dirname(output), {recursive: true, force: true});
}
