import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {run} from './run';
import {stop} from './stop';

const installer = 'https://dot.net/v1/dotnet-install.sh';

/** A `dotnet` that we start looks for no telemetry server, prints no welcome, and reports in the language we read. */
export const dotnetEnvironment = {
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
  DOTNET_CLI_UI_LANGUAGE: 'en',
  DOTNET_NOLOGO: '1',
} as const;

/** Options of `dotnet build` and `dotnet test`: nothing may go on running when the script has ended. */
export const shortLivedBuild = ['--nologo', '-nodeReuse:false', '-p:UseSharedCompilation=false'] as const;

/**
 * The `dotnet` command. Undefined where the .NET SDK is not installed; with CI=true it is installed into a temporary
 * folder instead, and the script ends where that fails.
 */
export async function findDotnet(): Promise<string | undefined> {
  if (await isInstalled('dotnet')) return 'dotnet';
  return process.env['CI'] === 'true' ? installDotnet() : undefined;
}

/**
 * Runs a check that needs .NET. Where the SDK is missing it says so instead: such a check is skipped, never failed.
 * @param what What is left unchecked, as the subject of "can only be checked with …".
 */
export async function withDotnet(what: string, check: (dotnet: string) => Promise<void>): Promise<void> {
  const dotnet = await findDotnet();
  if (dotnet !== undefined) return check(dotnet);
  console.log(`Skipped: ${what} can only be checked with the .NET SDK 8 or newer, which is not here.`);
}

async function isInstalled(command: string): Promise<boolean> {
  try {
    const {exitCode, output} = await run([command, '--version'], {quiet: true});
    return exitCode === 0 && Number.parseInt(output) >= 8;
  } catch {
    return false;
  }
}

async function installDotnet(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dotnet-'));
  const script = path.join(folder, 'dotnet-install.sh');
  console.log(`Installing the .NET 8 SDK into ${folder} …`);
  try {
    const response = await fetch(installer);
    if (!response.ok) throw new Error(`${installer} answers ${response.status}`);
    fs.writeFileSync(script, await response.text());
    const {exitCode} = await run(['bash', script, '--channel', '8.0', '--install-dir', folder, '--no-path']);
    if (exitCode !== 0) throw new Error(`dotnet-install.sh ended with exit code ${exitCode}`);
  } catch (error) {
    fs.rmSync(folder, {recursive: true, force: true});
    stop(
      `The .NET SDK is not here, and installing it failed: ${(error as Error).message}.`,
      'Install the .NET SDK 8 or newer (https://dotnet.microsoft.com/download) before this step.',
    );
  }
  return path.join(folder, 'dotnet');
}
