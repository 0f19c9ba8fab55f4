import type {Platform} from 'api-model';
import {SourceError} from '../SourceError';
import {assemblies, type EngineBuild, engineBuilds} from './engineBuilds';
import {implicitSymbols} from './implicitSymbols';
import {evaluateProject, type NamedFile, type ProjectFiles} from './msbuild/evaluateProject';
import type {SourceTree} from './SourceTree';

/** The files of one build, each with the symbols that it is compiled with. */
export interface Build {
  readonly platform: Platform;
  readonly files: readonly BuildFile[];
}

export interface BuildFile {
  readonly path: string;
  readonly assembly: string;
  /** The project file that lists it, and the line. */
  readonly namedBy: string;
  readonly line?: number;
  readonly symbols: ReadonlySet<string>;
  /** Whether its project turns on the annotations of nullable reference types. */
  readonly nullable?: boolean;
}

/** Reads the engine's project files. Throws a SourceError where they name files that are missing. */
export async function loadBuilds(tree: SourceTree): Promise<readonly Build[]> {
  const files = await projectFiles(tree);
  const builds = engineBuilds(files);
  if (builds.length === 0) throw new Error("These sources have none of the engine's projects.");
  return builds.map((build) => ({platform: build.platform, files: filesOf(build.project, files, build)}));
}

/** A source tree's project files. */
export async function projectFiles(tree: SourceTree): Promise<ProjectFiles> {
  const paths = await tree.list();
  const texts = await tree.read(paths.filter((path) => /\.(?:csproj|projitems|props|targets)$/u.test(path)));
  return {paths: new Set(paths), text: (path) => texts.get(path)};
}

/** Returns the files of a project and of the projects that it references. */
function filesOf(project: string, files: ProjectFiles, build: EngineBuild): readonly BuildFile[] {
  const {compile, references, properties} = evaluateProject(project, files, build);
  const symbols = symbolsOf(properties);
  const nullable = hasAnnotations(properties);
  const own = compile.map((file) => ({...file, assembly: assemblyOf(file), symbols, ...(nullable && {nullable})}));
  return [...own, ...references.flatMap((reference) => filesOf(existing(reference, files), files, build))];
}

/** The symbols that a project with these properties is compiled with. */
export function symbolsOf(properties: ReadonlyMap<string, string>): ReadonlySet<string> {
  const defined = properties.get('DefineConstants') ?? '';
  return new Set([
    ...defined.split(/[;,\s]+/u).filter(Boolean),
    ...implicitSymbols(properties.get('TargetFramework') ?? ''),
  ]);
}

/** Returns whether a project with these properties turns on the annotations of nullable reference types. */
function hasAnnotations(properties: ReadonlyMap<string, string>): boolean {
  return /^(?:enable|annotations)$/iu.test((properties.get('Nullable') ?? '').trim());
}

function assemblyOf({path, namedBy}: NamedFile): string {
  const assembly = assemblies[namedBy];
  if (assembly) return assembly;
  throw new SourceError(namedBy, 1, `The assembly of ${path} is unknown.`);
}

function existing({path, namedBy, line}: NamedFile, files: ProjectFiles): string {
  if (files.paths.has(path)) return path;
  throw new SourceError(namedBy, line ?? 1, `${path} is listed here but doesn't exist.`);
}
