import {
  createParser,
  externalBases,
  externalTypes,
  extractFacts,
  indexExternalNames,
  TypeReader,
  type Build,
  type SourceTree,
} from 'api-extractor';
import type {TypeFacts} from 'api-model';
import type {ExternalLibrary} from './externalLibrary';
import {readSdkProject, type RepositoryFiles} from './sdkProject';

/**
 * All public types of a library's source, sorted by id. Throws a SourceError where the source can't be understood, and an
 * error where the library's description names files that are not there.
 */
export async function extractLibrary(
  library: ExternalLibrary,
  repository: RepositoryFiles,
  tree: SourceTree,
): Promise<readonly TypeFacts[]> {
  const build = libraryBuild(library, repository);
  const external = new Map([...externalTypes(), ...indexExternalNames([library.frameworkTypes])]);
  const texts = await tree.read(build.files.map(({path}) => path));
  return extractFacts({builds: [build], texts, external, externalBases}, new TypeReader(await createParser())).types;
}

function libraryBuild({assembly, project, notRead}: ExternalLibrary, repository: RepositoryFiles): Build {
  const {symbols, files} = readSdkProject(project, repository);
  const gone = notRead.find(({file}) => !files.includes(file));
  if (gone) throw new Error(`${gone.file} is not to be read, but ${project} has no such file: take it off the list.`);
  const read = files.filter((path) => !notRead.some(({file}) => file === path));
  return {platform: 'DesktopGL', files: read.map((path) => ({path, assembly, symbols, namedBy: project}))};
}
