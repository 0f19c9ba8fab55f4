import {describe, expect, it} from 'vitest';
import trackIncludes from './trackIncludes.cjs';

function dependenciesOf(source: string, identifiersDir?: string): readonly string[] {
  const dependencies: string[] = [];
  const context = {
    addDependency: (file: string) => void dependencies.push(file),
    getOptions: () => ({rootDir: '/site', diagramsDir: '/site/diagrams', ...(identifiersDir && {identifiersDir})}),
  };
  expect(trackIncludes.call(context, source)).toBe(source);
  return dependencies;
}

describe('trackIncludes', () => {
  it('lists included files, the files they are compared with, and the files of their identifiers', () => {
    const page = 'Text.\n\n> ```csharp diff="samples/A/Old.cs" file="samples/B/Logic/New.cs"\n> ```\n';
    expect(dependenciesOf(page, '/site/bound')).toEqual([
      '/site/samples/A/Old.cs',
      '/site/bound/A.json',
      '/site/samples/B/Logic/New.cs',
      '/site/bound/B/Logic.json',
      '/site/bound/B.json',
    ]);
  });

  it('lists diagrams, and files other than C# without identifiers', () => {
    const page = '```xml file="samples/A.csproj"\n```\n\n<Diagram name="anchor" />\n';
    expect(dependenciesOf(page, '/site/bound')).toEqual(['/site/samples/A.csproj', '/site/diagrams/anchor.svg']);
  });

  it('lists no identifiers if none are linked', () => {
    expect(dependenciesOf('```csharp file="samples/A.cs"\n```')).toEqual(['/site/samples/A.cs']);
  });
});
