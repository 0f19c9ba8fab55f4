import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {mainProject} from 'api-reference-assembly';
import {dotnetEnvironment, shortLivedBuild} from './dotnet';
import {run} from './run';
import {stop} from './stop';

/**
 * Compiles the projects of the reference assemblies (text by path) and returns a temporary folder with the DLLs and their
 * documentation files. The script ends where they do not compile.
 */
export async function compileReferenceAssemblies(
  dotnet: string,
  projects: ReadonlyMap<string, string>,
): Promise<string> {
  const source = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-source-'));
  for (const [file, text] of projects) {
    fs.mkdirSync(path.dirname(path.join(source, file)), {recursive: true});
    fs.writeFileSync(path.join(source, file), text);
  }
  const output = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-assemblies-'));
  const {exitCode, output: log} = await run(
    [dotnet, 'build', mainProject, '--output', output, '-clp:ErrorsOnly;NoSummary', ...shortLivedBuild],
    {cwd: source, quiet: true, env: dotnetEnvironment},
  );
  if (exitCode !== 0) {
    fs.rmSync(output, {recursive: true, force: true});
    stop(
      log.trim(),
      '',
      `The C# source made from the facts does not compile; it is kept in ${source}.`,
      'Where an error says NU…, NuGet could not bring the .NET 8 targeting pack: run the command again with a network.',
      'Otherwise a fact is wrong, or packages/api-reference-assembly does not know what C# asks for.',
    );
  }
  fs.rmSync(source, {recursive: true, force: true});
  return output;
}
