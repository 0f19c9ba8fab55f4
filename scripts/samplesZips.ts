import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ExtraFile, PartOptions, TutorialOptions} from 'docusaurus-plugin-tutorial-stages';
import {checkpointDownloads} from 'docusaurus-plugin-tutorial-stages/checkpoints';
import {packedContent, partDownloads, type PackedFiles} from 'docusaurus-plugin-tutorial-stages/downloads';
import {strFromU8, unzipSync} from 'fflate';
import {firstGameTutorial, nextStepsContent, platformerTutorial} from '../website/tutorial';
import {buildErrors} from './lib/buildErrors';
import {buildMany} from './lib/buildMany';
import {withDotnet} from './lib/dotnet';
import {gitFiles} from './lib/gitFiles';
import {buildDir, rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {referenceAssemblies} from './lib/referenceAssemblies';
import {stop} from './lib/stop';
import {writeEntries} from './lib/writeEntries';
import {zipProblems} from './lib/zipProblems';

/**
 * `npm run samples:zips`: checks the downloads of the built site. Each must contain exactly the files that the
 * repository has of its stage, and the licenses; packing it again must result in the same bytes; unpacked it must
 * compile by itself against the reference assemblies, warnings as errors. Those of checkpoints must have the same bytes,
 * too, a README that names an existing download of content, and a solution. (`npm run tutorial:type` compiles their
 * code.)
 * `-- --dir <folder>` checks another built site.
 */

const {dir} = readOptions('Usage: npm run samples:zips [-- --dir <built site>]', {
  dir: {type: 'string', default: buildDir},
});
const samples = {rootDir, sourceUrl: ''};
const stages = [platformerTutorial(samples), firstGameTutorial(samples)].flatMap((tutorial) =>
  tutorial.parts.map((part, index) => ({part, number: index + 1, tutorial})),
);
const problems: string[] = [];
let checkpoints = 0;
let bytesOfAll = 0;
const unpacked = fs.mkdtempSync(path.join(os.tmpdir(), 'stages-'));
try {
  for (const {part, number, tutorial} of stages) {
    await checkZip(part, number, tutorial);
    await checkCheckpoints(part, number, tutorial);
  }
  await checkContentPack();
  if (problems.length > 0) stop(...problems);
  console.log(
    `The zips of ${stages.length} stages and ${checkpoints} checkpoints contain what they should, byte for byte: ${(bytesOfAll / 1e6).toFixed(2)} MB.`,
  );
  await withDotnet('whether the unpacked zips compile', compileStages);
} finally {
  fs.rmSync(unpacked, {recursive: true, force: true});
}

async function checkZip(part: PartOptions, number: number, tutorial: TutorialOptions): Promise<void> {
  const {zip, content, files} = await partDownloads(part, number, tutorial);
  if (content) builtZip(content);
  const bytes = builtZip(zip);
  const entries = unzipSync(bytes);
  const expected = [
    ...(gitFiles(part.folder) ?? files.map((each) => each.path)),
    ...[...tutorial.extraFiles, ...(part.extraFiles ?? [])].flatMap(extraPaths),
    ...(tutorial.readmes ? ['README.md'] : []),
  ];
  problems.push(...zipProblems(zip.path, {folder: zip.folder, expected, found: Object.keys(entries)}));
  checkSolution(zip.path, entries);
  writeEntries(entries, unpacked);
}

async function checkContentPack(): Promise<void> {
  const pack = nextStepsContent(rootDir);
  const zip = await packedContent(pack);
  const expected = pack.files.flatMap(extraPaths);
  const found = Object.keys(unzipSync(builtZip(zip)));
  problems.push(...zipProblems(zip.path, {folder: zip.folder, expected, found}));
}

async function checkCheckpoints(part: PartOptions, number: number, tutorial: TutorialOptions): Promise<void> {
  for (const zip of await checkpointDownloads(part, number, tutorial)) {
    checkpoints += 1;
    const unzipped = unzipSync(builtZip(zip));
    checkSolution(zip.path, unzipped);
    const entries = Object.entries(unzipped);
    const readme = strFromU8(entries.find(([file]) => file.endsWith('/README.md'))?.[1] ?? new Uint8Array());
    const content = /https:\/\/[^/]+\/(downloads\/[^)]*)\)/.exec(readme)?.[1];
    if (content === undefined || !fs.existsSync(path.join(dir, content)))
      problems.push(`${zip.path}: its README doesn't name a content download (${content ?? 'none'}).`);
    for (const [file] of entries.filter(([name]) => name.includes('/Content/')))
      problems.push(`${zip.path}: ${file} does not belong in it.`);
  }
}

/** Adds a problem if a zip has no solution, or one with a project that is missing. */
function checkSolution(zipPath: string, entries: Readonly<Record<string, Uint8Array>>): void {
  const solutions = Object.entries(entries).filter(([file]) => file.endsWith('.slnx'));
  if (solutions.length !== 1) problems.push(`${zipPath}: it has ${solutions.length} solutions instead of one.`);
  for (const [name, entry] of solutions)
    for (const [, project = ''] of strFromU8(entry).matchAll(/<Project Path="([^"]*)"/g))
      if (!(path.posix.join(path.posix.dirname(name), project) in entries))
        problems.push(`${zipPath}: ${name} names ${project}, which is missing.`);
}

/** The paths in a download of a file or of all files below a folder. */
function extraPaths({from, to}: ExtraFile): readonly string[] {
  if (!fs.statSync(path.join(rootDir, from)).isDirectory()) return [to];
  return (gitFiles(from) ?? []).map((file) => `${to}/${file}`);
}

/** Reads the site's zip, and adds a problem if packing results in different bytes now. */
function builtZip(zip: Pick<PackedFiles, 'path' | 'bytes'>): Buffer {
  const file = path.join(dir, zip.path);
  if (!fs.existsSync(file)) stop(`There is no ${file}. Build the site first: npm run build.`);
  const bytes = fs.readFileSync(file);
  bytesOfAll += bytes.length;
  if (!bytes.equals(zip.bytes))
    problems.push(
      `${zip.path}: packing it again produces different bytes. Build the site again; if they still differ, see zipFiles.ts.`,
    );
  return bytes;
}

async function compileStages(dotnet: string): Promise<void> {
  // Beside the unpacked folders, as samples/Directory.Build.targets is beside the stages. It replaces engine packages
  // with reference assemblies; nothing else of the repository is there.
  const targets = path.join(rootDir, 'samples/Directory.Build.targets');
  fs.writeFileSync(
    path.join(unpacked, 'Directory.Build.targets'),
    `<Project><Import Project="${targets}" /></Project>`,
  );
  fs.copyFileSync(path.join(rootDir, 'samples/Samples.proj'), path.join(unpacked, 'Stages.proj'));
  const properties = [`-p:ReferenceAssemblies=${await referenceAssemblies(dotnet)}`, '-p:TreatWarningsAsErrors=true'];
  const {exitCode, output} = await buildMany(dotnet, ['Stages.proj', ...properties], unpacked);
  if (exitCode === 0) {
    console.log(`${stages.length} unpacked stages compile.`);
    return;
  }
  const {messages} = buildErrors(output, unpacked);
  console.error(messages.length > 0 ? messages.join('\n') : output.trim());
  process.exitCode = 1;
}
