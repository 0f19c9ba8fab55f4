import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {partDownloads} from 'docusaurus-plugin-tutorial-stages/downloads';
import {unzipSync} from 'fflate';
import {platformerTutorial} from '../website/tutorial';
import {buildErrors} from './lib/buildErrors';
import {dotnetEnvironment, shortLivedBuild, withDotnet} from './lib/dotnet';
import {gitFiles} from './lib/gitFiles';
import {buildDir, rootDir} from './lib/paths';
import {referenceAssemblies} from './lib/referenceAssemblies';
import {run} from './lib/run';
import {stop} from './lib/stop';
import {zipProblems} from './lib/zipProblems';

/**
 * `npm run samples:zips`: the downloads of the built site are what a reader needs. Each holds exactly the files that the
 * repository has of its stage, and the licenses; packed again it has the same bytes; unpacked it compiles by itself
 * against the reference assemblies, warnings as errors. `-- --dir <folder>` looks at another built site.
 */

const {dir} = parseArgs({options: {dir: {type: 'string', default: buildDir}}}).values;
const tutorial = platformerTutorial({rootDir, sourceUrl: ''});
const problems: string[] = [];
const unpacked = fs.mkdtempSync(path.join(os.tmpdir(), 'stages-'));
try {
  for (const [index, part] of tutorial.parts.entries()) await checkZip(part, index + 1);
  if (problems.length > 0) stop(...problems);
  console.log(`${tutorial.parts.length} zips hold what they should, byte for byte.`);
  await withDotnet('whether the unpacked zips compile', compileStages);
} finally {
  fs.rmSync(unpacked, {recursive: true, force: true});
}

async function checkZip(part: (typeof tutorial.parts)[number], number: number): Promise<void> {
  const {zip, files} = await partDownloads(part, number, tutorial);
  const file = path.join(dir, zip.path);
  if (!fs.existsSync(file)) stop(`There is no ${file}. Build the site first: npm run build.`);
  const bytes = fs.readFileSync(file);
  const entries = unzipSync(bytes);
  const expected = [
    ...(gitFiles(part.folder) ?? files.map((each) => each.path)),
    ...tutorial.extraFiles.map(({to}) => to),
  ];
  problems.push(...zipProblems(zip.path, {folder: zip.folder, expected, found: Object.keys(entries)}));
  if (!bytes.equals(zip.bytes))
    problems.push(
      `${zip.path}: packed again it has other bytes. Build the site again; if they still differ, see zipFiles.ts.`,
    );
  for (const [name, content] of Object.entries(entries)) {
    fs.mkdirSync(path.dirname(path.join(unpacked, name)), {recursive: true});
    fs.writeFileSync(path.join(unpacked, name), content);
  }
}

async function compileStages(dotnet: string): Promise<void> {
  // Beside the unpacked folders, as samples/Directory.Build.targets stands beside the stages: engine packages out,
  // reference assemblies in. Nothing else of the repository is there.
  const targets = path.join(rootDir, 'samples/Directory.Build.targets');
  fs.writeFileSync(
    path.join(unpacked, 'Directory.Build.targets'),
    `<Project><Import Project="${targets}" /></Project>`,
  );
  fs.copyFileSync(path.join(rootDir, 'samples/Samples.proj'), path.join(unpacked, 'Stages.proj'));
  const properties = [`-p:ReferenceAssemblies=${await referenceAssemblies(dotnet)}`, '-p:TreatWarningsAsErrors=true'];
  const {exitCode, output} = await run(
    [dotnet, 'build', 'Stages.proj', '-clp:ErrorsOnly;NoSummary', ...shortLivedBuild, ...properties],
    {cwd: unpacked, quiet: true, env: dotnetEnvironment},
  );
  if (exitCode === 0) {
    console.log(`${tutorial.parts.length} unpacked stages compile.`);
    return;
  }
  const {messages} = buildErrors(output, unpacked);
  console.error(messages.length > 0 ? messages.join('\n') : output.trim());
  process.exitCode = 1;
}
