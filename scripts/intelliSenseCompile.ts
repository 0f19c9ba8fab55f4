import fs from 'node:fs';
import path from 'node:path';
import {
  crefDifferences,
  documentationComments,
  documentationFile,
  documentedAssembly,
  documentedProject,
  memberWords,
} from 'api-reference-assembly';
import {engine} from '../website/engine';
import {buildErrors} from './lib/buildErrors';
import {compileProjects} from './lib/compileProjects';
import {withDotnet} from './lib/dotnet';
import {nameMembers} from './lib/nameMembers';
import {buildDir, rootDir} from './lib/paths';
import {loadAllFacts} from './lib/referenceAssemblies';
import {stop} from './lib/stop';

/**
 * `npm run test:intellisense`: checks that the documentation files of the built site are what the C# compiler would
 * write. Their descriptions become the comments of C# made from the facts. The compiler reads the XML and looks up each type,
 * member and parameter that they refer to, and must write the same ids.
 */

/** The compiler's warnings about comments: invalid XML, references to nothing, parameters that don't exist. */
const commentWarnings = [
  ...['CS0419', 'CS1570', 'CS1571', 'CS1572', 'CS1573', 'CS1574', 'CS1580', 'CS1581', 'CS1584', 'CS1587', 'CS1589'],
  ...['CS1590', 'CS1658', 'CS1710', 'CS1711', 'CS1712', 'CS1734', 'CS1735'],
];

const folder = path.join(buildDir, 'docs/api/intellisense');

await withDotnet("whether the editors' documentation files compile", async (dotnet) => {
  const files = documentationFiles();
  const {types} = await loadAllFacts();
  const project = documentedProject(types, engine.dotnet, documentationComments(files, types));
  const asErrors = `-p:WarningsAsErrors=${commentWarnings.join('%3B')}`;
  const {output, log, source} = await compileProjects(dotnet, project, [asErrors]);
  if (output === undefined) {
    const messages = nameMembers(buildErrors(log, rootDir).messages, files, rootDir);
    stop(...messages, '', `The documentation files do not compile as comments; the C# source is kept in ${source}.`);
  }
  const fromCompiler = fs.readFileSync(path.join(output, documentationFile(documentedAssembly)), 'utf8');
  const differences = [...files.values()].flatMap((documentation) => crefDifferences(documentation, fromCompiler));
  fs.rmSync(output, {recursive: true, force: true});
  if (differences.length > 0) stop(...differences);
  const count = [...files.values()].reduce((sum, text) => sum + memberWords(text).length, 0);
  console.log(`The descriptions of ${count} types and members compile.`);
});

/** Text by path. */
function documentationFiles(): ReadonlyMap<string, string> {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.xml')) : [];
  const files = names.map((name) => path.join(folder, name));
  if (files.length === 0) stop(`There are no documentation files in ${folder}. Build the site first: npm run build.`);
  return new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')]));
}
