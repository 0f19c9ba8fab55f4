/** C# projects that can be compiled. */
export interface Projects {
  /** The path of the project that builds all of them. */
  readonly main: string;
  /** The files' texts by path inside a folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** The path of an assembly's project, in a folder with the assembly's name. */
export function projectPath(assembly: string): string {
  return `${assembly}/${assembly}.csproj`;
}

/**
 * A project that compiles the C# files beside it and writes a documentation file.
 *
 * @param dotnet The .NET version of its target framework, such as `10`. Projects that reference it can't target an older one.
 * @param references Paths of other projects.
 */
export function projectText(dotnet: string, references: readonly string[] = []): string {
  const items = references.map((project) => `    <ProjectReference Include="../${project}" />\n`).join('');
  return `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>net${dotnet}.0</TargetFramework>
    <LangVersion>14</LangVersion>
    <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
    <GenerateDocumentationFile>true</GenerateDocumentationFile>
  </PropertyGroup>
${items && `  <ItemGroup>\n${items}  </ItemGroup>\n`}</Project>
`;
}
