import type {TypeFacts} from 'api-model';
import {platformStubs} from '../source/platformStubs';
import {toReferenceSource} from '../source/toReferenceSource';
import {engineAssembly} from './engineAssembly';
import {projectPath, projectText, type Projects} from './projects';

/** An assembly in the facts, with the assemblies it references. */
interface Assembly {
  readonly name: string;
  readonly references: readonly string[];
}

/** In the order in which they can be compiled. */
function assembliesOf(engine: string): readonly Assembly[] {
  return [
    {name: 'MonoGame.Framework', references: []},
    {name: 'Box2D', references: ['MonoGame.Framework']},
    {name: engine, references: ['MonoGame.Framework', 'Box2D']},
  ];
}

/** The assembly that all others reference. It contains the stubs of the mobile systems' types. */
export const baseAssembly = 'MonoGame.Framework';

/** The release and .NET version of the assemblies. */
export interface ReferenceTarget {
  /** The release of the facts, which determines the name of the engine's assembly. */
  readonly release: string;
  /** The .NET version of the projects that reference the assemblies, such as `10`. They can't reference newer assemblies. */
  readonly dotnet: string;
}

/** The projects of the reference assemblies. */
export interface ReferenceProjects extends Projects {
  readonly assemblies: readonly string[];
}

/** Throws when facts are incomplete, or have an assembly that is not in the release. */
export function referenceProjects(types: readonly TypeFacts[], {release, dotnet}: ReferenceTarget): ReferenceProjects {
  const assemblies = assembliesOf(engineAssembly(release));
  const names = assemblies.map(({name}) => name);
  const stray = types.find(({assembly}) => !names.includes(assembly));
  if (stray) throw new Error(`${stray.id} is in ${stray.assembly}, but ${release} has only ${names.join(', ')}.`);
  const files = new Map(assemblies.flatMap((assembly) => [...projectFiles(assembly, types, dotnet)]));
  return {main: projectPath(engineAssembly(release)), files, assemblies: names};
}

/** The project of the assembly that all others reference. */
export function baseProject(types: readonly TypeFacts[], dotnet: string): Projects {
  return {
    main: projectPath(baseAssembly),
    files: new Map(projectFiles({name: baseAssembly, references: []}, types, dotnet)),
  };
}

function projectFiles(
  {name, references}: Assembly,
  types: readonly TypeFacts[],
  dotnet: string,
): readonly (readonly [string, string])[] {
  const stubs = name === baseAssembly ? platformStubs(types) : undefined;
  return [
    [projectPath(name), projectText(dotnet, references.map(projectPath))],
    [`${name}/${name}.cs`, toReferenceSource(typesOf([name], types), typesOf(references, types))],
    ...(stubs === undefined ? [] : [[`${name}/Platforms.cs`, stubs] as const]),
  ];
}

/** The path of an assembly's documentation file below the `--output` folder of a build. */
export function documentationFile(assembly: string): string {
  return `${assembly}.xml`;
}

function typesOf(names: readonly string[], types: readonly TypeFacts[]): readonly TypeFacts[] {
  return types.filter(({assembly}) => names.includes(assembly));
}
