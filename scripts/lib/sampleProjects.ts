import fs from 'node:fs';
import path from 'node:path';

/** Projects whose code no page shows: the host that records captures, and tests, which need more assemblies. */
const notShown = new Set(['Capture', 'Platformer/Tests']);

export interface SampleProject {
  /** Path below the folder of samples, with `/`. */
  readonly folder: string;
  /** The folder whose files compile with it, except files that it replaces at the same path. */
  readonly variantOf?: string;
}

/** Folders whose C# compiles together and may be shown, which are those with a project file, sorted. */
export function sampleProjects(samplesDir: string): readonly SampleProject[] {
  return fs
    .readdirSync(samplesDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.csproj'))
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .filter((folder) => !notShown.has(folder) && !/(?:^|\/)(?:bin|obj)(?:\/|$)/.test(folder))
    .sort()
    .map(toProject);
}

/** `Variants/<Stage>/<Name>` contains the files in which a variant differs from its stage. */
function toProject(folder: string): SampleProject {
  const variant = /^(?<tutorial>.+)\/Variants\/(?<stage>[^/]+)\/[^/]+$/.exec(folder)?.groups;
  return variant ? {folder, variantOf: `${variant['tutorial']}/${variant['stage']}`} : {folder};
}
