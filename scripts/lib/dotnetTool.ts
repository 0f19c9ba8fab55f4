import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {dotnetEnvironment, shortLivedBuild} from './dotnet';
import {rootDir} from './paths';
import {run, type RunResult} from './run';
import {stop} from './stop';

/** The programs in tools/, written in C#. */
export type DotnetTool = 'BindSamples' | 'ReadReferences';

/**
 * Runs a program in tools/, and builds it first if its source has changed. `bin/built` keeps the program, because
 * building takes longer than running it.
 */
export async function runDotnetTool(dotnet: string, tool: DotnetTool, args: readonly string[]): Promise<RunResult> {
  const toolDir = path.join(rootDir, 'tools', tool);
  const folder = path.join(toolDir, 'bin/built', sourceHash(toolDir, tool));
  if (!fs.existsSync(folder)) await build(dotnet, tool, folder);
  return run([dotnet, path.join(folder, `${tool}.dll`), ...args], {quiet: true, env: dotnetEnvironment});
}

async function build(dotnet: string, tool: DotnetTool, folder: string): Promise<void> {
  const next = `${folder}.${process.pid}`;
  const {exitCode, output} = await run(
    [
      ...([dotnet, 'build', path.join(rootDir, 'tools', tool)] as const),
      ...['--output', next, '-clp:ErrorsOnly;NoSummary', ...shortLivedBuild],
    ],
    {quiet: true, env: dotnetEnvironment},
  );
  if (exitCode !== 0)
    stop(
      output.trim(),
      '',
      `tools/${tool} does not build.`,
      'Errors that begin with NU mean that NuGet could not download a package. Connect to the network and run the command again.',
    );
  keep(next, folder);
}

/** Moves a finished program to its place. Another command may have been faster, but equal sources make equal programs. */
function keep(next: string, folder: string): void {
  // Folders of unfinished builds have a dot in their names.
  const builtDir = path.dirname(folder);
  const old = fs.readdirSync(builtDir).filter((name) => !name.includes('.') && name !== path.basename(folder));
  for (const name of old) fs.rmSync(path.join(builtDir, name), {recursive: true});
  if (fs.existsSync(folder)) fs.rmSync(next, {recursive: true});
  else fs.renameSync(next, folder);
}

function sourceHash(toolDir: string, tool: DotnetTool): string {
  const files = fs
    .readdirSync(path.join(toolDir, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.cs'))
    .map((file) => path.join('src', file));
  const hash = createHash('sha256');
  for (const file of [`${tool}.csproj`, ...files.sort()])
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(toolDir, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}
