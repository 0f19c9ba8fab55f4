import {typeId, type MemberFacts, type TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {extendedTypes, toExternalBases, toExternalNames, toListedType, type ListedType} from './externalLists';

function listed(fullName: string, more: Partial<ListedType> = {}): ListedType {
  const [, namespace = '', name = ''] = /^(.*?)\.([^.]*)$/.exec(fullName) ?? [];
  return {id: typeId(fullName), namespace, name, kind: 'class', ...more};
}

function member(name: string, more: Partial<MemberFacts> = {}): MemberFacts {
  const source = {file: '', line: 1, endLine: 1};
  return {
    id: `M:Lib.Game.${name}` as MemberFacts['id'],
    name,
    kind: 'method',
    accessibility: 'public',
    source,
    ...more,
  };
}

describe('the names of a library', () => {
  it('are sorted by namespace and kind and limited to the requested namespaces', () => {
    const types = [
      listed('Lib.Game'),
      listed('Lib.Color', {kind: 'struct'}),
      listed('Lib.Input.Keys', {kind: 'enum'}),
      listed('Lib.Effect'),
      listed('Tools.Editor'),
    ].map((type) => (type.id === 'T:Lib.Input.Keys' ? {...type, namespace: 'Lib.Input', name: 'Keys'} : type));
    expect(toExternalNames(types, new Set(['Lib', 'Lib.Input']))).toEqual({
      Lib: {class: ['Effect', 'Game'], struct: ['Color']},
      'Lib.Input': {enum: ['Keys']},
    });
  });

  it('include the enclosing types and the arity', () => {
    const facts = {id: typeId('Lib.Outer`1.Inner'), name: 'Inner', namespace: 'Lib', kind: 'class'} as TypeFacts;
    expect(toListedType(facts).name).toBe('Outer`1.Inner');
  });
});

describe('the bases of a library', () => {
  it('include extended types and their own bases', () => {
    const types = [
      listed('Lib.Component', {interfaces: ['Lib.IRunning{System.Int32}']}),
      listed('Lib.DrawableComponent', {baseType: 'Lib.Component'}),
      listed('Lib.IRunning`1', {kind: 'interface'}),
      listed('Lib.Other'),
    ];
    const roots = extendedTypes([{id: typeId('Mine'), baseType: 'Lib.DrawableComponent'}]);
    expect(toExternalBases(roots, types).map(({id}) => id)).toEqual([
      'T:Lib.Component',
      'T:Lib.DrawableComponent',
      'T:Lib.IRunning`1',
    ]);
  });

  it('list overridable class members, without details that overriding does not need', () => {
    const members = [
      member('Update', {
        modifiers: ['virtual'],
        type: 'System.Void',
        parameters: [{name: 'time', type: 'Lib.Time', modifier: 'ref', default: '0'}],
        typeParameters: [{name: 'T', constraints: ['class']}],
      }),
      member('Draw', {modifiers: ['abstract']}),
      member('Exit'),
      member('Seal', {modifiers: ['sealed', 'override']}),
      member('.ctor', {kind: 'constructor'}),
    ];
    const game = {
      id: typeId('Lib.Game'),
      name: 'Game',
      namespace: 'Lib',
      kind: 'class',
      members,
    } as unknown as TypeFacts;
    expect(toListedType(game).members).toEqual([
      {
        id: 'M:Lib.Game.Update',
        kind: 'method',
        name: 'Update',
        modifiers: ['virtual'],
        parameters: [{type: 'Lib.Time', modifier: 'ref'}],
        typeParameters: [{name: 'T'}],
      },
      {id: 'M:Lib.Game.Draw', kind: 'method', name: 'Draw', modifiers: ['abstract']},
    ]);
  });

  it('list all members of an interface', () => {
    const facts = {
      ...{id: typeId('Lib.IDraw'), name: 'IDraw', namespace: 'Lib', kind: 'interface'},
      members: [member('Draw')],
    } as unknown as TypeFacts;
    expect(toListedType(facts).members).toEqual([{id: 'M:Lib.Game.Draw', kind: 'method', name: 'Draw'}]);
  });
});
