import fs from 'node:fs';
import path from 'node:path';
import {assemblyNames, compareIds, documentationFile, documentationIds, factsIds} from 'api-reference-assembly';
import {withDotnet} from './lib/dotnet';
import {loadAllFacts, referenceAssemblies} from './lib/referenceAssemblies';

/**
 * `npm run test:facts`: the facts are right if C# made from them compiles and the compiler gives everything in it the id
 * that the facts have.
 */

await withDotnet('whether the facts compile', compareWithCompiler);

async function compareWithCompiler(dotnet: string): Promise<void> {
  const types = await loadAllFacts();
  const output = await referenceAssemblies(dotnet, types);
  const written = assemblyNames.flatMap((assembly) =>
    documentationIds(fs.readFileSync(path.join(output, documentationFile(assembly)), 'utf8')),
  );
  const {equal, onlyInFacts, onlyFromCompiler} = compareIds(factsIds(types), written);
  for (const id of onlyInFacts) console.error(`Only in the facts: ${id}`);
  for (const id of onlyFromCompiler) console.error(`Only from the compiler: ${id}`);
  const different = onlyInFacts.length + onlyFromCompiler.length;
  console.log(`${types.length} types compile; ${equal} ids equal${different > 0 ? `, ${different} not` : ''}.`);
  process.exitCode = different > 0 ? 1 : 0;
}
