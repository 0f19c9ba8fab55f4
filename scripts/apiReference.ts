import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {assemblyNames} from 'api-reference-assembly';
import {findDotnet} from './lib/dotnet';
import {referenceAssemblies} from './lib/referenceAssemblies';
import {stop} from './lib/stop';

/**
 * `npm run api:reference -- --out <folder>`: reference assemblies of the engine, Box2D and MonoGame, made from the facts.
 * C# compiles against them; nothing in them runs.
 */

const {values} = parseArgs({options: {out: {type: 'string'}}});
if (!values.out) stop('The folder to write to is missing.', 'Usage: npm run api:reference -- --out <folder>');
const dotnet = (await findDotnet()) ?? stop('The .NET SDK 8 or newer is needed: https://dotnet.microsoft.com/download');
const output = await referenceAssemblies(dotnet);
fs.mkdirSync(values.out, {recursive: true});
for (const name of assemblyNames) {
  const file = path.join(values.out, `${name}.dll`);
  fs.copyFileSync(path.join(output, `${name}.dll`), file);
  console.log(file);
}
