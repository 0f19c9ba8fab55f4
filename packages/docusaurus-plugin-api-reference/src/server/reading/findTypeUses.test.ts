import type {DocId, MemberFacts} from 'api-model';
import {testMember, testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import {findTypeUses} from './findTypeUses';

const node = testType('Game.Node');

function usesOf(...members: readonly MemberFacts[]): readonly string[] {
  const uses = findTypeUses(linkTypes(node, testType('Game.Scene', {members})));
  return (uses.get(node.id) ?? []).map(({member, isReturned}) => `${member.name} ${isReturned ? 'gives' : 'takes'}`);
}

describe('findTypeUses', () => {
  it('finds the members that return a type and those that accept it', () => {
    expect(
      usesOf(
        testMember('M:Game.Scene.Get', {type: 'Game.Node'}),
        testMember('M:Game.Scene.Add(Game.Node)', {parameters: [{name: 'node', type: 'Game.Node'}]}),
      ),
    ).toEqual(['Get gives', 'Add takes']);
  });

  it('looks into arrays and type arguments', () => {
    expect(
      usesOf(
        testMember('F:Game.Scene.all', {kind: 'field', type: 'Game.Node[]'}),
        testMember('P:Game.Scene.Map', {
          kind: 'property',
          type: 'System.Collections.Generic.Dictionary{System.String,System.Collections.Generic.List{Game.Node}}',
        }),
      ),
    ).toEqual(['all gives', 'Map gives']);
  });

  it('lists a member that both returns and accepts a type only as returning it', () => {
    const parameters = [{name: 'node', type: 'Game.Node'}];
    expect(usesOf(testMember('M:Game.Scene.Clone(Game.Node)', {type: 'Game.Node', parameters}))).toEqual([
      'Clone gives',
    ]);
  });

  it('leaves out overrides, whose base is listed, and a type’s own members', () => {
    const overrides = 'M:Game.Base.Get' as DocId;
    expect(usesOf(testMember('M:Game.Scene.Get', {type: 'Game.Node', overrides}))).toEqual([]);
    const parent = testMember('P:Game.Node.Parent', {kind: 'property', type: 'Game.Node'});
    expect(findTypeUses(linkTypes({...node, members: [parent]})).get(node.id)).toBeUndefined();
  });
});
