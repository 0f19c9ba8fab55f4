import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {bindDescriptions} from '../bind/bindDescriptions';
import {loadDescriptions} from '../loadDescriptions';
import {parseTypeDescription} from '../parse/parseDescription';
import {api, packageDir} from '../testing/fixtureApi';
import {rankMembers} from './rankMembers';

const {descriptions} = await loadDescriptions(path.join(packageDir, 'fixtures/descriptions'), packageDir);
const bound = bindDescriptions(descriptions, api);

function ranked(...programs: readonly (readonly string[])[]): readonly string[] {
  return rankMembers(api, bound, programs).map(({name, programs, uses}) => `${name} ${programs} ${uses}`);
}

describe('rankMembers', () => {
  it('puts members first that more programs use, then those used more often, then by name', () => {
    const often = Array<string>(3).fill('P:Game.CCNode.Parent');
    expect(
      ranked(
        [...often, 'F:Game.CCNode.angle', 'P:Game.CCDirector.Scene', 'P:Game.CCDirector.Shared'],
        ['F:Game.CCNode.angle'],
      ),
    ).toEqual(['CCNode.angle 2 2', 'CCNode.Parent 1 3', 'CCDirector.Scene 1 1', 'CCDirector.Shared 1 1']);
  });

  it('counts overloads as one, and constructors, too', () => {
    expect(
      ranked([
        'M:Game.CCNode.Schedule(System.Action{System.Single})',
        'M:Game.CCNode.Schedule(System.Action{System.Single},System.Single)',
        'M:Game.CCNode.#ctor',
        'M:Game.CCNode.#ctor(System.String)',
      ]),
    ).toEqual(['CCNode() 1 2', 'CCNode.Schedule 1 2']);
  });

  it('counts a member without its own description as the one whose description it inherits', () => {
    expect(ranked(['M:Game.CCSprite.Update(System.Single)'])).toEqual(['CCNode.Update 1 1']);
  });

  it('leaves out types, namespaces and other libraries', () => {
    expect(ranked(['T:Game.CCNode', 'N:Game', 'M:System.Math.Abs(System.Single)', 'P:Other.Node.Parent'])).toEqual([]);
  });

  it('finds an example in any overload’s description, but not in the type’s', () => {
    const example = '```csharp file="samples/Node.cs" region="example"\n```\n';
    const text = `---\nchecked: 2.5.0\n---\n\n# CCNode\n\nA node.\n\n${example}`;
    const members = `\n## Schedule(Action<float>, float)\n\nCalls.\n\n${example}\n## Update(float)\n\nUpdates.\n`;
    const {description} = parseTypeDescription(text + members, 'Game/CCNode.md');
    const withExample = rankMembers(api, bindDescriptions({namespaces: [], types: [description]}, api), [
      [
        'M:Game.CCNode.Schedule(System.Action{System.Single})',
        'M:Game.CCSprite.Update(System.Single)',
        'P:Game.CCNode.Parent',
      ],
    ]);
    expect(withExample.map(({name, hasExample}) => [name, hasExample])).toEqual([
      ['CCNode.Parent', false],
      ['CCNode.Schedule', true],
      ['CCNode.Update', false],
    ]);
  });
});
