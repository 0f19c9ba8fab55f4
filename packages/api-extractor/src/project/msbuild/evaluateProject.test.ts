import {describe, expect, it} from 'vitest';
import {type BuildSettings, evaluateProject} from './evaluateProject';

const file = 'game/Game.Linux/Game.Linux.csproj';

/** Evaluates a project with these elements in a tree with these files. */
function evaluate(
  elements: string,
  {
    os = 'Linux',
    properties = {},
    defaultCompile = false,
    paths = {},
  }: Partial<BuildSettings> & {readonly paths?: Readonly<Record<string, string>>} = {},
) {
  const texts = new Map(Object.entries({...paths, [file]: `<Project Sdk="Microsoft.NET.Sdk">${elements}</Project>`}));
  const files = {paths: new Set(texts.keys()), text: (path: string) => texts.get(path)};
  return evaluateProject(file, files, {os, properties, defaultCompile});
}

/** Returns the value of a property that is `yes` when a condition is true. */
function holds(condition: string, os?: BuildSettings['os']): boolean {
  const {properties} = evaluate(
    `<PropertyGroup><Name>net10.0-android</Name><Answer>no</Answer><Answer Condition="${condition}">yes</Answer></PropertyGroup>`,
    {...(os && {os}), paths: {'game/here.dll': ''}},
  );
  const answer = properties.get('Answer');
  expect(answer, condition).toMatch(/^(?:yes|no)$/u);
  return answer === 'yes';
}

describe('properties', () => {
  it('have the last applicable value, which may refer to the previous one', () => {
    const {properties} = evaluate(
      `<PropertyGroup><DefineConstants>FIRST</DefineConstants></PropertyGroup>
      <PropertyGroup Condition=" '$(Configuration)|$(Platform)' == 'Debug|AnyCPU' "><DefineConstants>DEBUG</DefineConstants></PropertyGroup>
      <PropertyGroup Condition=" '$(Configuration)|$(Platform)' == 'Release|AnyCPU' "><DefineConstants>$(DefineConstants);A;B</DefineConstants></PropertyGroup>`,
      {properties: {Configuration: 'Release', Platform: 'AnyCPU'}},
    );
    expect(properties.get('DefineConstants')).toBe('FIRST;A;B');
  });

  it('from the command line cannot be changed, and SDK properties are defined', () => {
    const {properties} = evaluate('<PropertyGroup><Mode>b</Mode></PropertyGroup>', {properties: {Mode: 'a'}});
    expect([properties.get('Mode'), properties.get('DefineConstants')]).toEqual(['a', 'TRACE']);
  });

  it('come from the nearest Directory.Build.props and its imports before the project', () => {
    const {properties} = evaluate('<PropertyGroup><Own>$(Outer)-$(Inner)</Own></PropertyGroup>', {
      paths: {
        'Directory.Build.props': '<Project><PropertyGroup><Outer>root</Outer></PropertyGroup></Project>',
        'game/Directory.Build.props':
          "<Project><Import Project=\"$([MSBuild]::GetPathOfFileAbove('Directory.Build.props', '$(MSBuildThisFileDirectory)..'))\" /><PropertyGroup><Inner>game</Inner></PropertyGroup></Project>",
      },
    });
    expect(properties.get('Own')).toBe('root-game');
  });
});

describe('a condition', () => {
  it.each([
    ["'$(Name)' == 'NET10.0-Android'", true],
    ["'$(Missing)' != ''", false],
    ["$(Name.Contains('-android'))", true],
    ["!$(Name.Contains('-android')) and '$(Name)' != ''", false],
    ["'a' == 'b' or ('a' == 'a' and 'c' != 'd')", true],
    ["Exists('game/here.dll')", false],
    ["Exists('../here.dll') And 'x' == 'x'", true],
    ["!Exists('$([System.IO.Path]::Combine(`..`, `gone.dll`))')", true],
  ])('%s is %s', (condition, expected) => {
    expect(holds(condition)).toBe(expected);
  });

  it('can test the build host’s operating system', () => {
    const condition = "'$([MSBuild]::IsOSPlatform(`OSX`))' == 'true'";
    expect([holds(condition, 'OSX'), holds(condition, 'Linux')]).toEqual([true, false]);
  });

  it('that cannot be evaluated is an error only where it affects what is compiled', () => {
    const unknown = `Condition="'$([System.DateTime]::Now)' == 'today'"`;
    expect(evaluate(`<PropertyGroup ${unknown}><Title>Game</Title></PropertyGroup>`).compile).toEqual([]);
    expect(() => evaluate(`<ItemGroup ${unknown}><Compile Include="A.cs" /></ItemGroup>`)).toThrow(
      `${file}:1: The extractor doesn't understand this condition: '$([System.DateTime]::Now)' == 'today'`,
    );
  });
});

describe('the compiled files', () => {
  const paths = {
    'game/Node.cs': '',
    'game/parts/Deep.cs': '',
    'game/parts/Deep.Designer.cs': '',
    'game/Game.Linux/Own.cs': '',
    'game/shared.projitems': String.raw`<Project><ItemGroup>
      <Compile Include="$(MSBuildThisFileDirectory)parts\Deep.cs" />
      <None Include="$(MSBuildThisFileDirectory)readme.txt" />
    </ItemGroup></Project>`,
  };
  const compiled = (elements: string, settings: Partial<BuildSettings> = {}) =>
    evaluate(elements, {paths, ...settings}).compile.map(({path}) => path);

  it('are those matched by patterns, without those excluded or removed later', () => {
    const include = String.raw`<Compile Include="..\**\*.cs" Exclude="..\**\*.Designer.cs;..\Game.*\**" />`;
    expect(compiled(`<ItemGroup>${include}</ItemGroup>`)).toEqual(['game/Node.cs', 'game/parts/Deep.cs']);
    expect(compiled(`<ItemGroup>${include}<Compile Remove="../Node.cs" /></ItemGroup>`)).toEqual([
      'game/parts/Deep.cs',
    ]);
  });

  it('are those listed by an imported shared project, which names the project', () => {
    const {compile} = evaluate(String.raw`<Import Project="..\shared.projitems" Label="Shared" />`, {paths});
    expect(compile).toEqual([{path: 'game/parts/Deep.cs', namedBy: 'game/shared.projitems', line: 2}]);
  });

  it('can default to all C# below the project, as in the SDK', () => {
    expect(compiled('', {defaultCompile: true})).toEqual(['game/Game.Linux/Own.cs']);
    expect(compiled('<ItemGroup><Compile Remove="Own.cs" /></ItemGroup>', {defaultCompile: true})).toEqual([]);
  });

  it('are added and removed in evaluation order, with imports evaluated in place', () => {
    const all = String.raw`<ItemGroup><Compile Include="..\**\*.cs" /></ItemGroup>`;
    const none = String.raw`<ItemGroup><Compile Remove="..\**\*.cs" /></ItemGroup>`;
    const shared = String.raw`<Import Project="..\shared.projitems" />`;
    expect(compiled(`${all}${none}${shared}`)).toEqual(['game/parts/Deep.cs']);
    expect(compiled(`${shared}${none}`)).toEqual([]);
  });

  it('follow constants tested in an imported file', () => {
    const gl = `<Project><ItemGroup Condition="$(DefineConstants.Contains('NO_AUDIO')) != 'true' And $(DefineConstants.Contains('WEBGL'))">
      <Compile Include="../Node.cs" /></ItemGroup></Project>`;
    const project = (constants: string) =>
      `<PropertyGroup><DefineConstants>${constants}</DefineConstants></PropertyGroup><Import Project="gl.targets" />`;
    const names = (constants: string) =>
      evaluate(project(constants), {paths: {...paths, 'game/Game.Linux/gl.targets': gl}}).compile.length;
    expect([names('WEBGL'), names('WEBGL;NO_AUDIO'), names('ANDROID')]).toEqual([1, 0, 0]);
  });

  it('include other projects as references', () => {
    const {references} = evaluate(
      String.raw`<ItemGroup><ProjectReference Include="..\..\box2d\box2d.csproj" /></ItemGroup>`,
    );
    expect(references.map(({path}) => path)).toEqual(['box2d/box2d.csproj']);
  });
});
