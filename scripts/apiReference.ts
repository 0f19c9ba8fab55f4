import fs from 'node:fs';
import path from 'node:path';
import {findDotnet} from './lib/dotnet';
import {readOptions} from './lib/readOptions';
import {referenceAssemblies} from './lib/referenceAssemblies';
import {stop} from './lib/stop';

/**
 * `npm run api:reference -- --out <folder>`: makes reference assemblies of the engine, Box2D and MonoGame from the
 * facts. C# compiles against them, but nothing in them runs.
 */

const usage = 'Usage: npm run api:reference -- --out <folder>';
const {out} = readOptions(usage, {out: {type: 'string'}});
if (!out) stop('Pass the folder to write to.', usage);
const dotnet =
  (await findDotnet()) ?? stop('This command needs the .NET SDK 10 or newer: https://dotnet.microsoft.com/download');
const output = await referenceAssemblies(dotnet);
fs.mkdirSync(out, {recursive: true});
for (const name of fs.readdirSync(output).filter((file) => file.endsWith('.dll'))) {
  const file = path.join(out, name);
  fs.copyFileSync(path.join(output, name), file);
  console.log(file);
}
