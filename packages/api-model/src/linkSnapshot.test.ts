import {describe, expect, it} from 'vitest';
import type {DocId, Snapshot, TypeFacts} from './facts';
import {linkSnapshot, overloadGroups} from './linkSnapshot';
import {testMember, testType} from './testFacts';

const node = testType('Game.Node`1', {
  typeParameters: [{name: 'T'}],
  baseType: 'System.Object',
  interfaces: ['Game.IDrawable'],
  members: [
    testMember('M:Game.Node`1.#ctor', {kind: 'constructor'}),
    testMember('P:Game.Node`1.Size', {kind: 'property', type: 'System.Int32'}),
    testMember('M:Game.Node`1.Add(`0)', {type: '`0', parameters: [{name: 'child', type: '`0'}]}),
    testMember('M:Game.Node`1.Draw'),
    testMember('M:Game.Node`1.Tag'),
  ],
});
const group = testType('Game.Group', {
  baseType: 'Game.Node{System.String}',
  members: [
    testMember('M:Game.Group.Add(System.String)', {parameters: [{name: 'child', type: 'System.String'}]}),
    testMember('P:Game.Group.Tag', {kind: 'property', type: 'System.Int32'}),
    testMember('M:Game.Group.Draw(System.Int32)', {parameters: [{name: 'pass', type: 'System.Int32'}]}),
  ],
});
const leaf = testType('Game.Leaf', {baseType: 'Game.Group'});
const other = testType('Game.Other', {baseType: 'Game.Node{System.Int32}'});
const drawable = testType('Game.IDrawable', {kind: 'interface', members: [testMember('M:Game.IDrawable.Draw')]});
const touchable = testType('Game.ITouchable', {kind: 'interface', interfaces: ['Game.IDrawable']});
const button = testType('Game.Button', {kind: 'struct', interfaces: ['Game.ITouchable']});
const slot = testType('Game.Node`1.Slot', {declaringType: node.id});

const types = [button, group, drawable, touchable, leaf, node, slot, other];
const linked = linkSnapshot({types} as unknown as Snapshot);
const ids = (list: readonly TypeFacts[]) => list.map(({id}) => id);
const inherited = (type: TypeFacts) => linked.inheritedMembers(type).map(({member}) => member.id);

describe('a linked snapshot', () => {
  it('finds types and members by id', () => {
    expect(linked.typesById.get(group.id)).toBe(group);
    expect(linked.membersById.get('M:Game.Node`1.Draw' as DocId)?.type).toBe(node);
  });

  it('finds derived types regardless of type arguments', () => {
    expect(ids(linked.derivedTypes(node.id))).toEqual([group.id, other.id]);
    expect(ids(linked.derivedTypes(drawable.id))).toEqual([touchable.id]);
  });

  it('finds the types that implement an interface directly or through another interface', () => {
    expect(ids(linked.implementers(drawable.id))).toEqual([button.id, node.id]);
    expect(ids(linked.implementers(touchable.id))).toEqual([button.id]);
  });

  it('walks base classes and enclosing types', () => {
    expect(ids(linked.baseChain(leaf))).toEqual([group.id, node.id]);
    expect(ids(linked.owners(slot))).toEqual([node.id, slot.id]);
  });
});

describe('inherited members', () => {
  it('leave out constructors, members overridden through a generic base and hidden members', () => {
    expect(inherited(group)).toEqual(['P:Game.Node`1.Size', 'M:Game.Node`1.Draw']);
  });

  it('come from the nearest base that declares them', () => {
    expect(inherited(leaf)).toEqual([
      'P:Game.Node`1.Size',
      'P:Game.Group.Tag',
      'M:Game.Group.Add(System.String)',
      'M:Game.Node`1.Draw',
      'M:Game.Group.Draw(System.Int32)',
    ]);
  });

  it("replace type parameters with the derived type's arguments", () => {
    const add = linked.inheritedMembers(other).find(({member}) => member.name === 'Add');
    expect(add?.member).toMatchObject({
      id: 'M:Game.Node`1.Add(`0)',
      type: 'System.Int32',
      parameters: [{name: 'child', type: 'System.Int32'}],
    });
    expect(add?.origin).toBe(node);
  });

  it('of an interface come from the interfaces that it extends', () => {
    expect(inherited(touchable)).toEqual(['M:Game.IDrawable.Draw']);
  });
});

describe('overloads', () => {
  it('are grouped together', () => {
    const groups = overloadGroups([testMember('M:G.N.A'), testMember('M:G.N.A(G.N)'), testMember('M:G.N.B')]);
    expect(groups.map((members) => members.map(({id}) => id))).toEqual([['M:G.N.A', 'M:G.N.A(G.N)'], ['M:G.N.B']]);
  });
});
