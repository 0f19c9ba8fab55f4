// cspell:ignore bincore VBCS
import path from 'node:path';
import {dotnetEnvironment} from './dotnet';
import {run, type RunResult} from './run';

/**
 * Builds many projects, quietly, with one compiler for all of them: a compiler that has just started needs four times as
 * long for a project as one that has compiled others. Leaves no process running.
 *
 * @param args Arguments of `dotnet build`.
 */
export async function buildMany(dotnet: string, args: readonly string[], cwd: string): Promise<RunResult> {
  // A compiler of its own, so that ending it doesn't disturb other builds.
  const id = `documentation-${process.pid}`;
  const shared = ['-p:UseSharedCompilation=true', `-p:SharedCompilationId=${id}`];
  try {
    return await run(
      [dotnet, 'build', ...args, '-clp:ErrorsOnly;NoSummary', '--nologo', '-nodeReuse:false', ...shared],
      {
        cwd,
        quiet: true,
        env: dotnetEnvironment,
      },
    );
  } finally {
    await run([dotnet, await compilerServer(dotnet), '-shutdown', `-pipename:${id}`], {quiet: true});
  }
}

async function compilerServer(dotnet: string): Promise<string> {
  const {output} = await run([dotnet, '--info'], {quiet: true, env: dotnetEnvironment});
  const sdk = /^ *Base Path: +(.+?) *$/m.exec(output)?.[1];
  if (sdk === undefined) throw new Error(`"dotnet --info" doesn't list a base path:\n${output}`);
  return path.join(sdk, 'Roslyn/bincore/VBCSCompiler.dll');
}
