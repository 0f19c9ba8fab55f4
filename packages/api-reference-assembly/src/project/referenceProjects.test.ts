import {typeId, type DocId, type TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {documentedProject} from './documentedProject';
import {referenceProjects} from './referenceProjects';

const newest = {release: '2.6.1', dotnet: '10'};

function classIn(assembly: string, name: string, baseType = 'System.Object'): TypeFacts {
  const facts = {kind: 'class', namespace: '', accessibility: 'public', sources: []} as const;
  return {...facts, id: typeId(name), name, assembly, baseType};
}

describe('referenceProjects', () => {
  it('writes a project and a source file for each assembly, each with its own types', () => {
    const types = [classIn('MonoGame.Framework', 'Game'), classIn('Cocos2DMono', 'CCGame', 'Game')];
    const {files, main, assemblies} = referenceProjects(types, newest);
    expect(assemblies).toEqual(['MonoGame.Framework', 'Box2D', 'Cocos2DMono']);
    expect([...files.keys()]).toEqual(assemblies.flatMap((name) => [`${name}/${name}.csproj`, `${name}/${name}.cs`]));
    expect(main).toBe('Cocos2DMono/Cocos2DMono.csproj');
    expect(files.get('Cocos2DMono/Cocos2DMono.cs')).toContain('class CCGame : global::Game');
    expect(files.get('Cocos2DMono/Cocos2DMono.cs')).not.toContain('class Game');
    expect(files.get('Cocos2DMono/Cocos2DMono.csproj')).toContain(
      '<ProjectReference Include="../Box2D/Box2D.csproj" />',
    );
  });

  it('replaces Android and iOS types with empty classes', () => {
    const touches = {id: 'M:CCView.Touch(UIKit.UIEvent)', name: 'Touch', kind: 'method', type: 'System.Void'} as const;
    const member = {...touches, accessibility: 'public', modifiers: ['override'], platforms: ['iOS']} as const;
    const view = {
      ...classIn('Cocos2DMono', 'CCView'),
      members: [{...member, parameters: [{name: 'e', type: 'UIKit.UIEvent'}]}],
    };
    const {files} = referenceProjects([view as unknown as TypeFacts], newest);
    expect(files.get('MonoGame.Framework/Platforms.cs')).toBe('namespace UIKit { public class UIEvent { } }\n');
    expect(files.get('Cocos2DMono/Cocos2DMono.cs')).toContain('public void Touch(global::UIKit.UIEvent e)');
  });

  it('uses the assembly name and .NET version of the facts’ release', () => {
    const {files, main} = referenceProjects([classIn('Cocos2D', 'CCGame')], {release: '2.5.10', dotnet: '9'});
    expect(main).toBe('Cocos2D/Cocos2D.csproj');
    expect(files.get('Cocos2D/Cocos2D.cs')).toContain('class CCGame');
    expect(files.get('Cocos2D/Cocos2D.csproj')).toContain('<TargetFramework>net9.0</TargetFramework>');
  });

  it('rejects facts of an assembly that is missing from the release', () => {
    expect(() => referenceProjects([classIn('Physics', 'Body')], newest)).toThrow(
      'T:Body is in Physics, but 2.6.1 has only MonoGame.Framework, Box2D, Cocos2DMono.',
    );
    expect(() => referenceProjects([classIn('Cocos2D', 'CCGame')], newest)).toThrow('T:CCGame is in Cocos2D');
  });
});

describe('documentedProject', () => {
  it('puts all documented types with their comments into one assembly', () => {
    const types = [
      classIn('MonoGame.Framework', 'Game'),
      classIn('Box2D', 'b2World'),
      classIn('Cocos2DMono', 'CCGame', 'Game'),
    ];
    const {main, files} = documentedProject(types, '10', (id: DocId) => [`/// ${id}`]);
    expect(main).toBe('Documented/Documented.csproj');
    expect(files.get(main)).toContain('<ProjectReference Include="../MonoGame.Framework/MonoGame.Framework.csproj" />');
    const source = files.get('Documented/Documented.cs');
    expect(source).toContain('/// T:b2World\npublic class b2World');
    expect(source).toContain('/// T:CCGame\npublic class CCGame : global::Game');
    expect(source).not.toContain('class Game');
  });
});
