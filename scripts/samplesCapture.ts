import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildErrors} from './lib/buildErrors';
import {builtEngine} from './lib/capture/builtEngine';
import {captureHash} from './lib/capture/captureHash';
import {readCaptureList, type Capture} from './lib/capture/captureList';
import {
  captureFiles,
  captureFolder,
  toRecord,
  readCaptureManifest,
  writeCaptureManifest,
} from './lib/capture/captureManifest';
import {missingCaptureTools} from './lib/capture/captureTools';
import {writeEasingCurves} from './lib/capture/easingCurves';
import {encodeCapture, encodeSmall} from './lib/capture/encodeCapture';
import {captureProjects, hostProject, runCapture, type CaptureRun} from './lib/capture/runCapture';
import {staleCaptures} from './lib/capture/staleCaptures';
import {dotnetEnvironment, findDotnet, shortLivedBuild} from './lib/dotnet';
import {rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {run} from './lib/run';
import {formatKilobytes} from './lib/sizes';
import {stop} from './lib/stop';

/**
 * `npm run samples:capture`: runs the samples listed in samples/Capture/captures on the real engine and updates their
 * pictures and loops in website/static/captures. `-- --only <name>` (may be repeated) or `-- --changed` updates some of
 * them; `--source <NuGet folder or address>` is an additional source of packages; `--twice` runs each sample a second
 * time and compares the frames. `--small` only updates the small pictures for cards, from the existing pictures;
 * `--curves` writes api/easing-curves.json instead of captures.
 */

const usage =
  'Usage: npm run samples:capture [-- --only <name>] [--changed] [--source <NuGet folder or address>] [--twice] [--small] [--curves]';
const {only, changed, source, twice, small, curves} = readOptions(usage, {
  only: {type: 'string', multiple: true, default: []},
  changed: {type: 'boolean', default: false},
  source: {type: 'string'},
  twice: {type: 'boolean', default: false},
  small: {type: 'boolean', default: false},
  curves: {type: 'boolean', default: false},
});
const list = readCaptureList(rootDir);
const chosen = curves ? [] : choose();
if (small) {
  await makeSmall();
  process.exit();
}
const dotnet =
  (await findDotnet()) ?? stop('Captures need the .NET SDK 10 or newer: https://dotnet.microsoft.com/download');
const missing = curves ? [] : await missingCaptureTools();
if (missing.length > 0) stop('A tool that captures need is not installed:', ...missing);

// Computed before the build, so that a change made while captures are recorded makes them out of date.
const hashes = new Map(chosen.map((capture) => [capture, captureHash(capture, rootDir)]));
const workFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'captures-'));
process.on('exit', () => fs.rmSync(workFolder, {recursive: true, force: true}));
const captureRun: CaptureRun = {dotnet, rootDir, outputOf: (project) => path.join(workFolder, path.dirname(project))};
await buildProjects();
const engine = builtEngine(captureRun.outputOf(hostProject), path.basename(hostProject, '.csproj'));
if (curves) {
  await writeEasingCurves(captureRun, engine);
} else {
  for (const capture of chosen) await make(capture);
  tidy();
}

function choose(): readonly Capture[] {
  const unknown = only.find((name) => !list.some((capture) => capture.name === name));
  if (unknown !== undefined) stop(`There is no capture "${unknown}" in samples/Capture/captures.`, usage);
  const stale = changed ? staleCaptures(list, readCaptureManifest(rootDir), rootDir) : undefined;
  return list.filter(
    ({name}) => (only.length === 0 || only.includes(name)) && (stale === undefined || stale.includes(name)),
  );
}

async function buildProjects(): Promise<void> {
  const place = source !== undefined && fs.existsSync(source) ? path.resolve(source) : source;
  const options = [
    ...['-c', 'Release', '-clp:ErrorsOnly;NoSummary', '-p:Engine=packages', ...shortLivedBuild],
    ...(place === undefined ? [] : [`-p:RestoreAdditionalProjectSources=${place}`]),
  ];
  for (const project of new Set([hostProject, ...chosen.flatMap((capture) => captureProjects(capture, rootDir))])) {
    const {exitCode, output} = await run(
      [dotnet, 'build', project, ...options, '--output', captureRun.outputOf(project)],
      {quiet: true, env: dotnetEnvironment},
    );
    if (exitCode === 0) continue;
    const errors = buildErrors(output, rootDir).messages;
    stop(`${project} does not build:`, ...(errors.length > 0 ? errors : [output.trim()]));
  }
}

async function make(capture: Capture): Promise<void> {
  const folder = path.join(workFolder, capture.name);
  try {
    const frames = await runCapture(capture, path.join(folder, 'run'), captureRun);
    if (twice) await compareFrames(capture, frames, path.join(folder, 'again'));
    await encodeCapture(capture, frames, folder, rootDir);
  } catch (error) {
    stop((error as Error).message);
  }
  fs.rmSync(folder, {recursive: true});
  const record = toRecord(capture, engine, hashes.get(capture) ?? '');
  // Written each time, so that captures made before an error stay recorded.
  writeCaptureManifest(rootDir, {[capture.name]: record});
  const sizes = Object.values(record.files).map(
    (file) => `${file} ${formatKilobytes(fs.statSync(path.join(rootDir, captureFolder, file)).size)}`,
  );
  console.log(`${sizes.join(', ')}${twice ? '; the same frames twice' : ''}`);
}

async function compareFrames(capture: Capture, frames: string, folder: string): Promise<void> {
  const again = await runCapture(capture, folder, captureRun);
  if (sha256(frames) !== sha256(again))
    throw new Error(
      `"${capture.name}" drew different frames on the second run. It depends on the clock or on random values.`,
    );
}

async function makeSmall(): Promise<void> {
  const manifest = readCaptureManifest(rootDir);
  for (const capture of chosen) {
    const record = manifest[capture.name];
    if (record === undefined) continue;
    await encodeSmall(capture, rootDir);
    const {poster, ...others} = record.files;
    const {small: name} = captureFiles(capture);
    writeCaptureManifest(rootDir, {
      [capture.name]: {...record, files: {poster, ...(name !== undefined && {small: name}), ...others}},
    });
  }
  tidy();
}

/** Removes the files of captures that are no longer in the list. */
function tidy(): void {
  writeCaptureManifest(rootDir, {});
  const known = new Set(Object.values(readCaptureManifest(rootDir)).flatMap(({files}) => Object.values(files)));
  for (const file of fs.readdirSync(path.join(rootDir, captureFolder))) {
    if (!known.has(file)) fs.rmSync(path.join(rootDir, captureFolder, file));
  }
}

function sha256(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}
