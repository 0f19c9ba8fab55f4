import fs from 'node:fs';
import path from 'node:path';
import {buildErrors} from './lib/buildErrors';
import {buildMany} from './lib/buildMany';
import {counted} from 'api-model';
import {withDotnet} from './lib/dotnet';
import {rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {referenceAssemblies} from './lib/referenceAssemblies';
import {filesBelow} from './lib/sampleFiles';
import {stop} from './lib/stop';

/**
 * `npm run samples:check`: compiles every project in samples, warnings as errors, against the reference assemblies made
 * from the facts, or with `-- --engine packages [--source <NuGet folder or address>]` against the real packages.
 *
 * `npm run samples:projects` leaves out the variants of the tutorials' stages. They share one project file, and
 * `npm run test:identifiers` compiles their code in a fraction of the time, warnings as errors, too.
 */

const usage = 'Usage: npm run samples:check [-- --engine facts|packages [--source <NuGet folder or address>]]';
const {engine, source, withoutVariants} = readArguments();
await withDotnet('whether the samples compile', compileSamples);

function readArguments(): {
  readonly engine: string;
  readonly source: string | undefined;
  readonly withoutVariants: boolean;
} {
  const {'without-variants': withoutVariants, ...values} = readOptions(usage, {
    engine: {type: 'string', default: 'facts'},
    source: {type: 'string'},
    'without-variants': {type: 'boolean', default: false},
  });
  if (!['facts', 'packages'].includes(values.engine)) stop(`There is no engine "${values.engine}".`, usage);
  if (values.source !== undefined && values.engine === 'facts') stop('--source is for --engine packages.', usage);
  return {engine: values.engine, source: values.source, withoutVariants};
}

async function compileSamples(dotnet: string): Promise<void> {
  const projects = filesBelow(path.join(rootDir, 'samples'), '.csproj').filter(
    (file) => !withoutVariants || !file.includes('/Variants/'),
  ).length;
  console.log(`Compiling ${projects} projects${withoutVariants ? '' : ' (a few minutes)'} …`);
  const against = engine === 'facts' ? await againstFacts(dotnet) : againstPackages();
  const properties = [...against.properties, ...(withoutVariants ? ['-p:WithVariants=false'] : [])];
  const {exitCode, output} = await buildMany(dotnet, ['samples/Samples.proj', ...properties], rootDir);
  if (exitCode === 0) console.log(`${projects} projects compile against ${against.name}.`);
  else report(output, projects);
  process.exitCode = exitCode;
}

interface Against {
  readonly name: string;
  readonly properties: readonly string[];
}

async function againstFacts(dotnet: string): Promise<Against> {
  const folder = await referenceAssemblies(dotnet);
  return {
    name: 'the reference assemblies made from the facts',
    properties: ['-p:Engine=facts', `-p:ReferenceAssemblies=${folder}`],
  };
}

function againstPackages(): Against {
  const place = source !== undefined && fs.existsSync(source) ? path.resolve(source) : source;
  return {
    name: `the packages from ${place ?? 'NuGet'}`,
    properties: ['-p:Engine=packages', ...(place === undefined ? [] : [`-p:RestoreAdditionalProjectSources=${place}`])],
  };
}

function report(log: string, projects: number): void {
  const errors = buildErrors(log, rootDir);
  console.error(errors.messages.length > 0 ? errors.messages.join('\n') : log.trim());
  if (errors.messages.some((message) => /: error NU\d+:/.test(message)))
    console.error(
      '\nNU… means that NuGet could not get a package. Check the network connection and run the command again.',
    );
  console.error(
    `\n${counted(errors.messages.length, 'error')}; ${errors.projects.length} of ${projects} projects do not compile.`,
  );
}
