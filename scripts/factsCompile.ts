import fs from 'node:fs';
import path from 'node:path';
import {compareIds, documentationIds, factsIds} from 'api-reference-assembly';
import {withDotnet} from './lib/dotnet';
import {loadAllFacts, referenceAssemblies} from './lib/referenceAssemblies';

/**
 * `npm run test:facts`: checks that C# made from the facts compiles, and that the compiler gives each declaration the
 * id that the facts have.
 */

await withDotnet('whether the facts compile', compareWithCompiler);

async function compareWithCompiler(dotnet: string): Promise<void> {
  const facts = await loadAllFacts();
  const {types} = facts;
  const output = await referenceAssemblies(dotnet, facts);
  const documentation = fs.readdirSync(output).filter((file) => file.endsWith('.xml'));
  const written = documentation.flatMap((file) => documentationIds(fs.readFileSync(path.join(output, file), 'utf8')));
  const {equal, onlyInFacts, onlyFromCompiler} = compareIds(factsIds(types), written);
  for (const id of onlyInFacts) console.error(`Only in the facts: ${id}`);
  for (const id of onlyFromCompiler) console.error(`Only from the compiler: ${id}`);
  const different = onlyInFacts.length + onlyFromCompiler.length;
  console.log(`${types.length} types compile; ${equal} ids match${different > 0 ? `, ${different} don't` : ''}.`);
  process.exitCode = different > 0 ? 1 : 0;
}
