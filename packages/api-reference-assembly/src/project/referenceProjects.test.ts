import {typeId, type TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {referenceProjects} from './referenceProjects';

function classIn(assembly: string, name: string, baseType = 'System.Object'): TypeFacts {
  const facts = {kind: 'class', namespace: '', accessibility: 'public', sources: []} as const;
  return {...facts, id: typeId(name), name, assembly, baseType};
}

describe('referenceProjects', () => {
  it('writes a project and a source file for each assembly, each with its own types', () => {
    const files = referenceProjects([classIn('MonoGame.Framework', 'Game'), classIn('Cocos2D', 'CCGame', 'Game')]);
    expect([...files.keys()]).toEqual(
      ['MonoGame.Framework', 'Box2D', 'Cocos2D'].flatMap((name) => [`${name}/${name}.csproj`, `${name}/${name}.cs`]),
    );
    expect(files.get('Cocos2D/Cocos2D.cs')).toContain('class CCGame : global::Game');
    expect(files.get('Cocos2D/Cocos2D.cs')).not.toContain('class Game');
    expect(files.get('Cocos2D/Cocos2D.csproj')).toContain('<ProjectReference Include="../Box2D/Box2D.csproj" />');
  });

  it('refuses facts of an assembly that it does not know', () => {
    expect(() => referenceProjects([classIn('Physics', 'Body')])).toThrow('T:Body belongs to Physics; known are');
  });
});
