// cspell:words ALSOFT AUDIODRIVER LIBGL
import fs from 'node:fs';
import path from 'node:path';
import {run} from '../run';
import {contentPlaces, contentTarget, inputFile, sceneFile, type Capture} from './captureList';
import {needsScreen} from './captureTools';

/** Repository path of the program that runs samples. */
export const hostProject = 'samples/Capture/Capture.csproj';

const quietMachine = {
  // Software rendering draws the same pixels on every machine; nobody hears or sees the program.
  LIBGL_ALWAYS_SOFTWARE: '1',
  SDL_AUDIODRIVER: 'dummy',
  ALSOFT_DRIVERS: 'null',
  // What the engine notes in its log helps only when a sample fails.
  DOTNET_DebugWriteToStdErr: '1',
} as const;

/** Repository paths of the projects that have to be built before a capture runs. */
export function captureProjects(capture: Capture, rootDir: string): readonly string[] {
  const project = sampleProject(capture, rootDir);
  return project === undefined ? [hostProject] : [hostProject, project];
}

export interface CaptureRun {
  readonly dotnet: string;
  readonly rootDir: string;
  /** Where a project was built, by its repository path. */
  readonly outputOf: (project: string) => string;
}

/**
 * Runs a capture's sample and writes its frames to `<folder>/frames.rgba`: raw pixels, four bytes each.
 * @param folder An empty one; the program runs there.
 * @throws An Error with what the program printed, when it failed.
 */
export async function runCapture(capture: Capture, folder: string, options: CaptureRun): Promise<string> {
  const {dotnet, rootDir, outputOf} = options;
  const {scene, size, frames, input} = capture;
  const project = sampleProject(capture, rootDir);
  if (project !== undefined) fs.cpSync(outputOf(project), folder, {recursive: true});
  fs.cpSync(outputOf(hostProject), folder, {recursive: true});
  for (const place of contentPlaces(capture))
    fs.cpSync(path.join(rootDir, place), path.join(folder, 'Content', contentTarget(place)), {recursive: true});

  const output = path.join(folder, 'frames.rgba');
  const job = {
    assembly: path.join(folder, `${path.basename(project ?? hostProject, '.csproj')}.dll`),
    scene,
    size,
    design: capture.design ?? size,
    first: frames.first,
    last: frames.last,
    every: frames.every,
    input: input === undefined ? undefined : path.join(rootDir, inputFile(input)),
    output,
  };
  fs.writeFileSync(path.join(folder, 'job.json'), JSON.stringify(job));
  await runHost(dotnet, capture.name, folder);
  return output;
}

async function runHost(dotnet: string, name: string, folder: string): Promise<void> {
  const command = [dotnet, 'Capture.dll', 'job.json'] as const;
  const {exitCode, output} = await run(
    needsScreen() ? ['xvfb-run', '-a', '-s', '-screen 0 1920x1200x24 +extension GLX', ...command] : command,
    {cwd: folder, env: quietMachine, quiet: true},
  );
  if (exitCode !== 0) throw new Error(`The sample of capture "${name}" ended with exit code ${exitCode}:\n${output}`);
}

/** The project of the sample, unless the scene is one of the host's own. */
function sampleProject({sample, scene}: Capture, rootDir: string): string | undefined {
  if (scene !== undefined && sceneFile(scene, rootDir) !== undefined) return undefined;
  const project = fs.readdirSync(path.join(rootDir, sample)).find((file) => file.endsWith('.csproj'));
  if (project === undefined)
    throw new Error(`${sample} has no project file, and no scene of the capture host shows it.`);
  return `${sample}/${project}`;
}
