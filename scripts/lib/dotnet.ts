import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fetchPinned} from './fetchPinned';
import {run} from './run';
import {stop} from './stop';

/**
 * Microsoft's script, which also is at https://dot.net/v1/dotnet-install.sh, but can change there at any time. To update it,
 * replace the commit with the newest one of that file, and the hash with the file's SHA-256.
 */
const installer = {
  address:
    'https://raw.githubusercontent.com/dotnet/install-scripts/5147e32300a8e908f5d737c8cff63a76b4b63531/src/dotnet-install.sh',
  sha256: '082f7685e156738a1b2e2ed8381a621870d4ce8e8c59278034556f05c186eb2e',
} as const;

/** Turns off telemetry and the welcome message, and sets the language of messages to English. */
export const dotnetEnvironment = {
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
  DOTNET_CLI_UI_LANGUAGE: 'en',
  DOTNET_NOLOGO: '1',
} as const;

/** Options of `dotnet build` and `dotnet test` that leave no process running when the script ends. */
export const shortLivedBuild = ['--nologo', '-nodeReuse:false', '-p:UseSharedCompilation=false'] as const;

/**
 * Returns the `dotnet` command, or undefined if the .NET SDK is not installed. With CI=true it installs the SDK into a
 * temporary folder instead, and stops the script if that fails.
 */
export async function findDotnet(): Promise<string | undefined> {
  if (await isInstalled('dotnet')) return 'dotnet';
  return process.env['CI'] === 'true' ? installDotnet() : undefined;
}

/**
 * Runs a check that needs .NET. If the SDK is missing, the check is skipped with a message and doesn't fail.
 * @param what What is checked: "whether the facts compile".
 */
export async function withDotnet(what: string, check: (dotnet: string) => Promise<void>): Promise<void> {
  const dotnet = await findDotnet();
  if (dotnet !== undefined) return check(dotnet);
  console.log(`Skipped: checking ${what} needs the .NET SDK 10 or newer, which is not installed.`);
}

async function isInstalled(command: string): Promise<boolean> {
  try {
    const {exitCode, output} = await run([command, '--version'], {quiet: true});
    return exitCode === 0 && Number.parseInt(output) >= 10;
  } catch {
    return false;
  }
}

async function installDotnet(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dotnet-'));
  const script = path.join(folder, 'dotnet-install.sh');
  console.log(`Installing the .NET 10 SDK into ${folder} …`);
  try {
    fs.writeFileSync(script, await fetchPinned(installer.address, installer.sha256));
    const {exitCode} = await run(['bash', script, '--channel', '10.0', '--install-dir', folder, '--no-path']);
    if (exitCode !== 0) throw new Error(`dotnet-install.sh ended with exit code ${exitCode}`);
  } catch (error) {
    fs.rmSync(folder, {recursive: true, force: true});
    stop(
      `The .NET SDK is not installed, and installing it failed: ${(error as Error).message}.`,
      'Install the .NET SDK 10 or newer (https://dotnet.microsoft.com/download) before this step.',
    );
  }
  return path.join(folder, 'dotnet');
}
