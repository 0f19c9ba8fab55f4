import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildErrors} from './buildErrors';
import {buildMany} from './buildMany';
import {rootDir} from './paths';
import {referenceAssemblies} from './referenceAssemblies';
import type {TypedProgram} from './typeTutorials';

/**
 * One project for all programs, each in its own folder, so that references are resolved once and only the compiler runs
 * again. The settings are those of the project that readers type.
 */
const project = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <OutputType>Exe</OutputType>
    <EnableDefaultItems>false</EnableDefaultItems>
    <NuGetAudit>false</NuGetAudit>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="Cocos2D-Mono" Version="0" />
    <Program Include="$([System.IO.Directory]::GetDirectories('$(MSBuildProjectDirectory)/programs'))" />
  </ItemGroup>
  <Target Name="CompilePrograms" DependsOnTargets="ResolveReferences" Outputs="%(Program.Identity)">
    <ItemGroup>
      <Typed Remove="@(Typed)" />
      <Typed Include="%(Program.Identity)/**/*.cs" />
    </ItemGroup>
    <MakeDir Directories="out" />
    <Csc
      Sources="@(Typed)"
      References="@(ReferencePath)"
      DefineConstants="$(DefineConstants)"
      DisabledWarnings="$(NoWarn)"
      OutputAssembly="out/%(Program.Filename).dll"
      TargetType="exe"
      NoConfig="true"
      TreatWarningsAsErrors="true"
      ToolExe="$(CscToolExe)"
      ToolPath="$(CscToolPath)"
      UseSharedCompilation="$(UseSharedCompilation)"
      SharedCompilationId="$(SharedCompilationId)"
      ContinueOnError="ErrorAndContinue" />
  </Target>
</Project>
`;

/**
 * Compiles programs against the reference assemblies, warnings as errors. Returns the errors, each with its program's
 * name.
 */
export async function compilePrograms(dotnet: string, programs: readonly TypedProgram[]): Promise<readonly string[]> {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'typed-'));
  try {
    programs.forEach(({files}, index) => {
      writeProgram(files, path.join(folder, `programs/${index}`));
    });
    fs.writeFileSync(path.join(folder, 'Typed.csproj'), project);
    // As for the samples, reference assemblies replace the engine's package.
    const targets = path.join(rootDir, 'samples/Directory.Build.targets');
    fs.writeFileSync(
      path.join(folder, 'Directory.Build.targets'),
      `<Project><Import Project="${targets}" /></Project>`,
    );
    const references = `-p:ReferenceAssemblies=${await referenceAssemblies(dotnet)}`;
    const {exitCode, output} = await buildMany(dotnet, ['-t:CompilePrograms', references], folder);
    if (exitCode === 0) return [];
    const {messages} = buildErrors(output, folder);
    return messages.length === 0 ? [output.trim()] : messages.map(named);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }

  function named(message: string): string {
    return message.replace(/^programs\/(\d+)\//, (_, index: string) => `${programs[Number(index)]?.name ?? index}: `);
  }
}

function writeProgram(files: TypedProgram['files'], folder: string): void {
  for (const [file, lines] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
  }
}
