import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Projects} from 'api-reference-assembly';
import {dotnetEnvironment, shortLivedBuild} from './dotnet';
import {run} from './run';

export interface Compilation {
  /** A temporary folder with the DLLs and their documentation files; absent if the projects do not compile. */
  readonly output?: string;
  /** The compiler's output. */
  readonly log: string;
  /** The folder of the C# source, kept if it does not compile. */
  readonly source: string;
}

/**
 * Compiles projects of C# made from facts.
 *
 * @param options Options of `dotnet build`.
 */
export async function compileProjects(
  dotnet: string,
  {main, files}: Projects,
  options: readonly string[] = [],
): Promise<Compilation> {
  const source = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-source-'));
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(source, file)), {recursive: true});
    fs.writeFileSync(path.join(source, file), text);
  }
  const output = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-assemblies-'));
  const {exitCode, output: log} = await run(
    [dotnet, 'build', main, '--output', output, '-clp:ErrorsOnly;NoSummary', ...shortLivedBuild, ...options],
    {cwd: source, quiet: true, env: dotnetEnvironment},
  );
  const compiles = exitCode === 0;
  fs.rmSync(compiles ? source : output, {recursive: true, force: true});
  return {...(compiles && {output}), log: log.trim(), source};
}
