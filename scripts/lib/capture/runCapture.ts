// cspell:words ALSOFT AUDIODRIVER LIBGL
import fs from 'node:fs';
import path from 'node:path';
import {run} from '../run';
import {contentPlaces, contentTarget, inputFile, sceneFile, type Capture} from './captureList';
import {needsScreen} from './captureTools';

/** Repository path of the program that runs samples. */
export const hostProject = 'samples/Capture/Capture.csproj';

const quietMachine = {
  // Software rendering draws the same pixels on every machine, and the program needs no sound or window.
  LIBGL_ALWAYS_SOFTWARE: '1',
  SDL_AUDIODRIVER: 'dummy',
  ALSOFT_DRIVERS: 'null',
  // The engine's log only helps if a sample fails.
  DOTNET_DebugWriteToStdErr: '1',
} as const;

/** Repository paths of the projects to build before a capture runs. */
export function captureProjects(capture: Capture, rootDir: string): readonly string[] {
  const project = sampleProject(capture, rootDir);
  return project === undefined ? [hostProject] : [hostProject, project];
}

export interface CaptureRun {
  readonly dotnet: string;
  readonly rootDir: string;
  /** Returns the output folder of a project, by its repository path. */
  readonly outputOf: (project: string) => string;
}

/**
 * Runs a capture's sample and writes its frames to `<folder>/frames.rgba` as raw pixels of four bytes.
 * @param folder An empty folder, in which the program runs.
 * @throws An Error with the program's output if it fails.
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

/** The project of the sample, unless the scene is one of the host's. */
function sampleProject({sample, scene}: Capture, rootDir: string): string | undefined {
  if (scene !== undefined && sceneFile(scene, rootDir) !== undefined) return undefined;
  const project = fs.readdirSync(path.join(rootDir, sample)).find((file) => file.endsWith('.csproj'));
  if (project === undefined)
    throw new Error(`${sample} has no project file, and no scene of the capture host shows it.`);
  return `${sample}/${project}`;
}
