import fs from 'node:fs';
import path from 'node:path';
import {compareReleases} from 'api-model';
import type {ListedType} from 'api-reference-assembly';
import {dotnetEnvironment} from './dotnet';
import {runDotnetTool} from './dotnetTool';
import {run} from './run';

/** The reference assemblies of .NET that belong to the installed SDK. */
export interface ReferencePack {
  readonly pack: string;
  readonly version: string;
  /** The folder of the DLLs. */
  readonly folder: string;
}

const packName = 'Microsoft.NETCore.App.Ref';

/** Finds the newest reference pack of a major version of .NET. Throws an Error if the SDK has none. */
export async function findReferencePack(dotnet: string, major: string): Promise<ReferencePack> {
  const {output} = await run([dotnet, '--list-runtimes'], {quiet: true, env: dotnetEnvironment});
  const runtime = /^Microsoft\.NETCore\.App .*\[(.+)\]\r?$/m.exec(output)?.[1];
  const packs = path.join(runtime ?? '', '../../packs', packName);
  const versions = runtime !== undefined && fs.existsSync(packs) ? fs.readdirSync(packs) : [];
  const version = versions
    .filter((name) => name.startsWith(`${major}.`))
    .sort(compareReleases)
    .at(-1);
  const folder = path.join(packs, version ?? '', 'ref', `net${major}.0`);
  if (version === undefined || !fs.existsSync(folder))
    throw new Error(
      `The .NET SDK has no reference assemblies of .NET ${major} in ${packs}. Install the .NET ${major} SDK.`,
    );
  return {pack: packName, version, folder};
}

/** Returns the public types of all DLLs in these folders. */
export async function readReferenceTypes(dotnet: string, folders: readonly string[]): Promise<readonly ListedType[]> {
  const {exitCode, output} = await runDotnetTool(dotnet, 'ReadReferences', folders);
  if (exitCode !== 0) throw new Error(output.trim());
  return JSON.parse(output) as readonly ListedType[];
}
