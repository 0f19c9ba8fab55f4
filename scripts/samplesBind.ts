import path from 'node:path';
import {findDotnet, withDotnet} from './lib/dotnet';
import {rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {referenceAssemblies} from './lib/referenceAssemblies';
import {runDotnetTool} from './lib/dotnetTool';
import {sampleProjects} from './lib/sampleProjects';
import {stop} from './lib/stop';

/**
 * `npm run samples:bind`: writes to api/samples what each identifier in samples refers to, according to the compiler.
 * `-- --check` only compares. Nothing is written if a sample does not compile or an identifier is not bound.
 */

const {check} = readOptions('Usage: npm run samples:bind [-- --check]', {check: {type: 'boolean', default: false}});
if (check) await withDotnet('what the identifiers in samples refer to', bindSamples);
else await bindSamples((await findDotnet()) ?? stopWithoutDotnet());

async function bindSamples(dotnet: string): Promise<void> {
  const folders = ['--root', rootDir, '--samples', 'samples', '--output', 'api/samples'];
  const facts = ['--facts', 'api/facts', '--facts', 'api/external/MonoGame'];
  const {exitCode, output} = await runDotnetTool(dotnet, 'BindSamples', [
    ...folders,
    ...facts,
    '--references',
    await referenceAssemblies(dotnet),
    ...(check ? ['--check'] : []),
    ...sampleProjects(path.join(rootDir, 'samples')).map(
      ({folder, variantOf}) => `samples/${folder}${variantOf === undefined ? '' : `+samples/${variantOf}`}`,
    ),
  ]);
  console.log(output.trim());
  if (exitCode !== 0)
    console.error(check ? '\nnpm run samples:bind brings api/samples up to date.' : '\napi/samples is unchanged.');
  process.exitCode = exitCode;
}

function stopWithoutDotnet(): never {
  stop(
    'npm run samples:bind needs the .NET SDK 10 or newer, because only the compiler knows what a name means.',
    'Install it (https://dotnet.microsoft.com/download) and run the command again.',
  );
}
