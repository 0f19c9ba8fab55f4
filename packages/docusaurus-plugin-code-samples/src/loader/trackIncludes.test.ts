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
  it('names included files, the files they are compared with, and what their identifiers name', () => {
    const page = 'Text.\n\n> ```csharp diff="samples/A/Old.cs" file="samples/A/New.cs"\n> ```\n';
    expect(dependenciesOf(page, '/site/bound')).toEqual([
      '/site/samples/A/Old.cs',
      '/site/bound/A/Old.cs.json',
      '/site/samples/A/New.cs',
      '/site/bound/A/New.cs.json',
    ]);
  });

  it('names diagrams, and files that are not C# without identifiers', () => {
    const page = '```xml file="samples/A.csproj"\n```\n\n<Diagram name="anchor" />\n';
    expect(dependenciesOf(page, '/site/bound')).toEqual(['/site/samples/A.csproj', '/site/diagrams/anchor.svg']);
  });

  it('names no identifiers where none are linked', () => {
    expect(dependenciesOf('```csharp file="samples/A.cs"\n```')).toEqual(['/site/samples/A.cs']);
  });
});
