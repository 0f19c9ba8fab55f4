import {
  createParser,
  evaluateProject,
  extractFacts,
  frameworkBases,
  frameworkTypes,
  indexExternalNames,
  projectFiles,
  symbolsOf,
  TypeReader,
  type Build,
  type SourceTree,
} from 'api-extractor';
import type {TypeFacts} from 'api-model';
import type {ExternalLibrary} from './externalLibrary';

/**
 * Extracts all public types from a library's source, sorted by id. Throws a SourceError where the source can't be
 * understood, and an Error when the library's description lists files that don't exist.
 */
export async function extractLibrary(library: ExternalLibrary, tree: SourceTree): Promise<readonly TypeFacts[]> {
  const build = await libraryBuild(library, tree);
  const external = new Map([...frameworkTypes(), ...indexExternalNames([library.frameworkTypes])]);
  const texts = await tree.read(build.files.map(({path}) => path));
  return extractFacts(
    {builds: [build], texts, external, externalBases: frameworkBases},
    new TypeReader(await createParser()),
  ).types;
}

async function libraryBuild({assembly, project, notRead}: ExternalLibrary, tree: SourceTree): Promise<Build> {
  const settings = {os: 'Linux', properties: {Configuration: 'Release'}, defaultCompile: true} as const;
  const {compile, properties} = evaluateProject(project, await projectFiles(tree), settings);
  const gone = notRead.find(({file}) => compile.every(({path}) => path !== file));
  if (gone)
    throw new Error(`${project} doesn't compile ${gone.file}, so remove it from the list of files that are not read.`);
  const symbols = symbolsOf(properties);
  const files = compile.filter(({path}) => notRead.every(({file}) => file !== path));
  return {platform: 'DesktopGL', files: files.map((file) => ({...file, assembly, symbols}))};
}
