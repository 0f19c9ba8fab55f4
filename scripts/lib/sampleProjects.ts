import fs from 'node:fs';
import path from 'node:path';

/** Projects whose names are not bound: the host that records captures, and tests, which need more assemblies. */
export const notBound: ReadonlySet<string> = new Set(['Capture', 'Platformer/Tests', 'RecipeTests']);

export interface SampleProject {
  /** Path below the folder of samples, with `/`. */
  readonly folder: string;
  /** The folder whose files compile with it, except files that it replaces at the same path. */
  readonly variantOf?: string;
}

/**
 * Folders whose C# compiles together and is bound, which are those with a project file and C#, sorted. A variant
 * without C# only puts files of other variants together for a capture.
 */
export function sampleProjects(samplesDir: string): readonly SampleProject[] {
  const files = fs
    .readdirSync(samplesDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(?:^|\/)(?:bin|obj)\//.test(file));
  const hasCode = (folder: string) => files.some((file) => file.startsWith(`${folder}/`) && file.endsWith('.cs'));
  return files
    .filter((file) => file.endsWith('.csproj'))
    .map((file) => path.posix.dirname(file))
    .filter((folder) => !notBound.has(folder) && hasCode(folder))
    .sort()
    .map(toProject);
}

/** `Variants/<Stage>/<Name>` contains the files in which a variant differs from its stage. */
function toProject(folder: string): SampleProject {
  const variant = /^(?<tutorial>.+)\/Variants\/(?<stage>[^/]+)\/[^/]+$/.exec(folder)?.groups;
  return variant ? {folder, variantOf: `${variant['tutorial']}/${variant['stage']}`} : {folder};
}
