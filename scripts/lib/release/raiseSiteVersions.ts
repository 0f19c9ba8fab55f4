import {gitFiles} from '../gitFiles';
import {rootDir} from '../paths';
import {keepCaptures} from './keepCaptures';
import {raiseVersions, type RaisedVersions} from './raiseVersions';
import {readFile, writeFile} from './repositoryFiles';
import type {StepOutcome} from './runReleaseSteps';

/** The files with the samples' versions, except the projects that readers copy or download. */
export const propsFile = 'samples/Directory.Build.props';
/** Other files that name a version. */
const versionFiles = [propsFile, 'samples/CreateProject/.config/dotnet-tools.json', 'website/engine.ts'];

/** Raises the versions in all files that name them, without making captures stale. */
export function raiseSiteVersions(versions: RaisedVersions): StepOutcome {
  const projects = (gitFiles('samples') ?? []).filter((file) => file.endsWith('.csproj'));
  const raised: string[] = [];
  const kept = keepCaptures(rootDir, () => {
    for (const file of [...versionFiles, ...projects.map((project) => `samples/${project}`)]) {
      const text = readFile(file);
      const next = raiseVersions(text, versions);
      if (text === next) continue;
      writeFile(file, next);
      raised.push(file);
    }
  });
  const {engine, monoGame = 'as before', dotnet = 'as before'} = versions;
  const on = `${engine}, MonoGame ${monoGame}, .NET ${dotnet}`;
  return {
    state: 'done',
    lines: [
      raised.length === 0 ? `All files name ${on}.` : `${raised.length} files now name ${on}.`,
      ...(kept > 0 ? [`${kept} captures are kept, because only version numbers changed in their files.`] : []),
    ],
  };
}
