import {describe, expect, it} from 'vitest';
import {readSdkProject} from './sdkProject';

/** A repository with these project files and empty C# files. */
function repository(projects: Readonly<Record<string, string>>, ...paths: readonly string[]) {
  return {paths: [...Object.keys(projects), ...paths], read: (file: string) => projects[file] ?? ''};
}

describe('readSdkProject', () => {
  it('compiles all C# below its folder', () => {
    const files = repository({'lib/lib.csproj': '<Project/>'}, 'lib/A.cs', 'lib/deep/B.cs', 'lib/C.txt', 'other/D.cs');
    expect(readSdkProject('lib/lib.csproj', files).files).toEqual(['lib/A.cs', 'lib/deep/B.cs']);
  });

  it('takes items away and adds them in the order in which they stand, with Windows paths', () => {
    const project = String.raw`<Project><ItemGroup>
      <Compile Remove="Platform\**\*;Old.cs" /><Compile Include="Platform\Desktop.cs" />
      <Compile Include="..\shared\**\*.cs" Exclude="..\shared\obj\**" />
    </ItemGroup></Project>`;
    const files = repository(
      {'lib/lib.csproj': project},
      ...['lib/A.cs', 'lib/Old.cs', 'lib/Platform/Desktop.cs', 'lib/Platform/Web.cs'],
      ...['shared/a/S.cs', 'shared/obj/Made.cs'],
    );
    expect(readSdkProject('lib/lib.csproj', files).files).toEqual([
      'lib/A.cs',
      'lib/Platform/Desktop.cs',
      'shared/a/S.cs',
    ]);
  });

  it('reads imported files, whose paths start from the project’s folder', () => {
    const files = repository(
      {
        'lib/lib.csproj': String.raw`<Project><PropertyGroup><DefineConstants>DESKTOP;</DefineConstants></PropertyGroup>
          <Import Project="build\gl.targets" /></Project>`,
        'lib/build/gl.targets': `<Project><PropertyGroup><DefineConstants>$(DefineConstants);OPENGL</DefineConstants></PropertyGroup>
          <ItemGroup><Compile Remove="A.cs" /></ItemGroup></Project>`,
      },
      'lib/A.cs',
      'lib/B.cs',
    );
    const {symbols, files: compiled} = readSdkProject('lib/lib.csproj', files);
    expect([...symbols]).toEqual(['DESKTOP', 'OPENGL']);
    expect(compiled).toEqual(['lib/B.cs']);
  });

  it('leaves out items whose condition does not hold', () => {
    const project = `<Project><ItemGroup>
      <Compile Remove="A.cs" Condition="'$(Api)' == 'WEB'" /><Compile Remove="B.cs" Condition="'$(Api)' != 'WEB'" />
    </ItemGroup></Project>`;
    expect(
      readSdkProject('lib/lib.csproj', repository({'lib/lib.csproj': project}, 'lib/A.cs', 'lib/B.cs')).files,
    ).toEqual(['lib/A.cs']);
  });

  it('refuses a condition that it does not understand, naming the file', () => {
    const project = `<Project><ItemGroup><Compile Remove="A.cs" Condition="Exists('x')" /></ItemGroup></Project>`;
    expect(() => readSdkProject('lib/lib.csproj', repository({'lib/lib.csproj': project}, 'lib/A.cs'))).toThrow(
      "lib/lib.csproj: this condition is of no form that is understood here: Exists('x')",
    );
  });
});
