import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {run} from './run';
import {stop} from './stop';

const installer = 'https://dot.net/v1/dotnet-install.sh';

/**
 * The `dotnet` command. Undefined where the .NET SDK is not installed; with CI=true it is installed into a temporary
 * folder instead, and the script ends where that fails.
 */
export async function findDotnet(): Promise<string | undefined> {
  if (await isInstalled('dotnet')) return 'dotnet';
  return process.env['CI'] === 'true' ? installDotnet() : undefined;
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
