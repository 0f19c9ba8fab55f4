import type {TypeFacts} from 'api-model';
import {toReferenceSource} from '../source/toReferenceSource';

/** An assembly of the facts, with those that it builds upon. */
interface Assembly {
  readonly name: string;
  readonly references: readonly string[];
}

/** In the order in which they can be compiled. */
const assemblies: readonly Assembly[] = [
  {name: 'MonoGame.Framework', references: []},
  {name: 'Box2D', references: ['MonoGame.Framework']},
  {name: 'Cocos2D', references: ['MonoGame.Framework', 'Box2D']},
];

export const assemblyNames: readonly string[] = assemblies.map(({name}) => name);

/** The project that builds all of them. */
export const mainProject = projectPath('Cocos2D');

/**
 * C# projects of the reference assemblies: text by path inside a folder. Throws where facts belong to an assembly that is
 * not one of them, or are not whole.
 */
export function referenceProjects(types: readonly TypeFacts[]): ReadonlyMap<string, string> {
  const stray = types.find(({assembly}) => !assemblyNames.includes(assembly));
  if (stray) throw new Error(`${stray.id} belongs to ${stray.assembly}; known are ${assemblyNames.join(', ')}.`);
  return new Map(
    assemblies.flatMap((assembly) => [
      [projectPath(assembly.name), projectText(assembly)],
      [
        `${assembly.name}/${assembly.name}.cs`,
        toReferenceSource(typesOf([assembly.name], types), typesOf(assembly.references, types)),
      ],
    ]),
  );
}

/** Where a build with `--output` puts an assembly's documentation file. */
export function documentationFile(assembly: string): string {
  return `${assembly}.xml`;
}

function typesOf(names: readonly string[], types: readonly TypeFacts[]): readonly TypeFacts[] {
  return types.filter(({assembly}) => names.includes(assembly));
}

function projectPath(name: string): string {
  return `${name}/${name}.csproj`;
}

function projectText({references}: Assembly): string {
  const items = references.map((name) => `    <ProjectReference Include="../${projectPath(name)}" />\n`).join('');
  return `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>net8.0</TargetFramework>
    <LangVersion>12</LangVersion>
    <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
    <GenerateDocumentationFile>true</GenerateDocumentationFile>
  </PropertyGroup>
${items && `  <ItemGroup>\n${items}  </ItemGroup>\n`}</Project>
`;
}
