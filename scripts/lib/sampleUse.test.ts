import {describe, expect, it} from 'vitest';
import {orphans, withoutProject} from './sampleUse';

const library = '<Project Sdk="Microsoft.NET.Sdk"></Project>';
const program = '<Project><PropertyGroup><OutputType>WinExe</OutputType></PropertyGroup></Project>';
const variant = '<Project><Import Project="../../Variant.props" /></Project>';
const tests = '<Project><PackageReference Include="Microsoft.NET.Test.Sdk" Version="1.0.0" /></Project>';

function samples(projects: Readonly<Record<string, string>>, csharp: Readonly<Record<string, string>>) {
  return {projects: new Map(Object.entries(projects)), csharp: new Map(Object.entries(csharp))};
}

describe('withoutProject', () => {
  it('lists the files outside any project, whatever their folders are called', () => {
    const tree = samples(
      {'samples/Home/Home.csproj': library},
      {'samples/Home/Sea/Wave.cs': '', 'samples/HomeTwo/Wave.cs': '', 'samples/Wave.cs': ''},
    );
    expect(withoutProject(tree)).toEqual(['samples/HomeTwo/Wave.cs', 'samples/Wave.cs']);
  });
});

describe('orphans', () => {
  it('lists a file that no page shows and no other file of its project refers to', () => {
    const tree = samples(
      {'samples/Home/Home.csproj': library, 'samples/Other/Other.csproj': library},
      {
        'samples/Home/Wave.cs': 'class Wave { }',
        'samples/Home/Wind.cs': 'class Wind { Waves high; }',
        'samples/Other/Sea.cs': 'class Sea { Wave wave; }',
      },
    );
    expect(orphans(tree, ['```csharp file="samples/Home/Wind.cs"', 'samples/Other/Sea.cs'])).toEqual([
      'samples/Home/Wave.cs',
    ]);
  });

  it('skips a file that another file of the project refers to', () => {
    const tree = samples(
      {'samples/Home/Home.csproj': library},
      {'samples/Home/Wave.cs': '', 'samples/Home/Sea.cs': 'new Wave()'},
    );
    expect(orphans(tree, ['samples/Home/Sea.cs'])).toEqual([]);
  });

  it.each([
    ['programs', program],
    ['tests', tests],
  ])('skips the files of %s, but not those of a library inside it', (_, project) => {
    const tree = samples(
      {'samples/Home/Home.csproj': project, 'samples/Home/Lib/Lib.csproj': library},
      {'samples/Home/Wave.cs': '', 'samples/Home/Lib/Wind.cs': ''},
    );
    expect(orphans(tree, [])).toEqual(['samples/Home/Lib/Wind.cs']);
  });

  it('skips all files of a variant that a page shows in part', () => {
    const tree = samples(
      {'samples/Variants/High/High.csproj': variant, 'samples/Variants/Higher/Higher.csproj': variant},
      {
        'samples/Variants/High/Wave.cs': '',
        'samples/Variants/High/Wind.cs': '',
        'samples/Variants/Higher/Wind.cs': '',
      },
    );
    expect(orphans(tree, ['```csharp file="samples/Variants/High/Wave.cs"'])).toEqual([
      'samples/Variants/Higher/Wind.cs',
    ]);
  });

  it('skips a variant that a capture runs', () => {
    const tree = samples(
      {'samples/Variants/High/High.csproj': variant, 'samples/Variants/Higher/Higher.csproj': variant},
      {'samples/Variants/High/Wave.cs': '', 'samples/Variants/Higher/Wind.cs': ''},
    );
    expect(orphans(tree, ['{"sample": "samples/Variants/High", "size": [640, 360]}'])).toEqual([
      'samples/Variants/Higher/Wind.cs',
    ]);
  });
});
