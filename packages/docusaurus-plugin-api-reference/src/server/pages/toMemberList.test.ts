import {nameApi} from 'api-descriptions';
import type {DocId, MemberFacts} from 'api-model';
import {testMember, testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import type {PageModel} from '../ApiModel';
import type {MemberGroup} from '../reading/readMemberGroups';
import {toMemberList} from './toMemberList';

const property = (name: string, more: Partial<MemberFacts> = {}) =>
  testMember(`P:Game.Node.${name}`, {kind: 'property', type: 'System.Single', ...more});
const method = (id: string, ...names: string[]) =>
  testMember(`M:Game.Node.${id}`, {parameters: names.map((name) => ({name, type: 'System.Int32'}))});
const field = (name: string, accessibility: MemberFacts['accessibility'] = 'public') =>
  testMember(`F:Game.Node.${name}`, {kind: 'field', type: 'System.Int32', accessibility});

const members = [
  testMember('M:Game.Node.#ctor', {kind: 'constructor'}),
  property('Position'),
  property('Shared', {modifiers: ['static']}),
  property('Size', {overrides: 'P:Game.Base.Size' as DocId}),
  property('Lookup', {
    type: 'System.Collections.Generic.Dictionary{System.String,System.Collections.Generic.List{System.Single}}',
  }),
  method('Add(System.Int32)', 'child'),
  method('Add(System.Int32,System.Int32)', 'child', 'tag'),
  method('Move(System.Int32,System.Int32)', 'x', 'y'),
  method('Blend(System.Int32,System.Int32,System.Int32)', 'sourceColor', 'targetColor', 'amount'),
  field('m_size', 'protected'),
];

const [addChild, addTagged] = ['M:Game.Node.Add(System.Int32)', 'M:Game.Node.Add(System.Int32,System.Int32)'] as const;
const sentences = {
  'P:Game.Node.Position': 'Gets the place. It is in points.',
  [addChild]: 'Adds a child.',
  [addTagged]: 'Adds a child with a tag.',
};
const words = (value: string) => ({description: {summary: [{type: 'text', value}]}});

function list(own: readonly MemberFacts[], groups?: readonly MemberGroup[], lifetimes = {}) {
  const type = testType('Game.Node', {members: own});
  const names = nameApi(linkTypes(type));
  const model = {
    linked: names.linked,
    names,
    words: {members: new Map(Object.entries(sentences).map(([id, value]) => [id, words(value)]))},
    history: {releases: ['2.4.0', '2.5.0'], lifetimes, changes: [], removedMembers: new Map()},
    places: {counts: new Map([[addTagged, 3]])},
    memberGroups: new Map(groups ? [[type.id, groups]] : []),
  } as unknown as PageModel;
  return toMemberList(type, model);
}

const names = (own: readonly MemberFacts[], groups?: readonly MemberGroup[]) =>
  list(own, groups).map(({title, rows}) => [title, ...rows.map(({name}) => name)]);

const row = (name: string, lifetimes?: Readonly<Record<string, {readonly since: string}>>) =>
  list(members, undefined, lifetimes)
    .flatMap(({rows}) => rows)
    .find((each) => each.name === name);

describe('the list of members', () => {
  it('has a row for each name, by kind, without protected fields', () => {
    expect(names(members)).toEqual([
      ['Constructors', 'Node'],
      ['Properties', 'Position', 'Shared', 'Size', 'Lookup'],
      ['Methods', 'Add', 'Move', 'Blend'],
    ]);
  });

  it('lists curated groups first, in order, then the remaining members by kind', () => {
    const groups = [
      {name: 'Place & size', members: ['Move', 'Position']},
      {name: 'Inside', members: ['m_size']},
    ];
    expect(names(members, groups)).toEqual([
      ['Place & size', 'Move', 'Position'],
      ['Inside', 'm_size'],
      ['Other constructors', 'Node'],
      ['Other properties', 'Shared', 'Size', 'Lookup'],
      ['Other methods', 'Add', 'Blend'],
    ]);
    expect(list(members, groups).map(({id}) => id)).toEqual([
      'members-place-size',
      'members-inside',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps operators with the same symbol separate', () => {
    const operator = (id: string) => testMember(`M:Game.Node.${id}`, {kind: 'operator', modifiers: ['static']});
    const own = [...members, operator('op_Subtraction(Game.Node,Game.Node)'), operator('op_UnaryNegation(Game.Node)')];
    expect(names(own).at(-1)).toEqual(['Operators', 'Operator -', 'Unary operator -']);
    const groups = [{name: 'Calculate', members: ['Operator -', 'Unary operator -']}];
    expect(list(own, groups)[0]?.rows.map(({anchor}) => anchor)).toEqual(['op_Subtraction', 'op_UnaryNegation']);
  });

  it('is empty for a small type regardless of overloads and protected fields', () => {
    expect(names(members.filter(({name}) => name !== 'Move'))).toEqual([]);
  });

  it('is empty if all members are in a table anyway', () => {
    expect(names(Array.from({length: 10}, (_, index) => field(`Value${index}`)))).toEqual([]);
  });
});

describe('a row', () => {
  it('links to the details and shows a call’s parameters or a value’s type', () => {
    expect(row('Move')).toEqual({anchor: 'Move', name: 'Move', parameters: '(x, y)', badges: []});
    expect(row('Node')).toMatchObject({parameters: '()'});
    expect(row('Position')).toEqual({
      anchor: 'Position',
      name: 'Position',
      type: 'float',
      badges: [],
      sentenceHtml: 'Gets the place.',
    });
  });

  it('leaves out long types and parameters', () => {
    expect(row('Lookup')).not.toHaveProperty('type');
    expect(row('Blend')).toMatchObject({parameters: '(…)'});
  });

  it('shows what a method returns, unless it is nothing or its overloads differ', () => {
    const find = (id: string, type: string) => testMember(`M:Game.Node.${id}`, {type});
    const types = (...own: readonly MemberFacts[]) =>
      list([...members, ...own])
        .flatMap(({rows}) => rows)
        .find(({name}) => name === 'Find')?.type;
    expect(types(find('Find', 'System.Single'))).toBe('float');
    expect(types(find('Find', 'System.Void'))).toBeUndefined();
    expect(types(find('Find', 'System.Single'), find('Find(System.Int32)', 'System.Single'))).toBe('float');
    expect(types(find('Find', 'System.Single'), find('Find(System.Int32)', 'System.Int32'))).toBeUndefined();
  });

  it('counts overloads and marks static members and overrides', () => {
    expect(row('Add')).toMatchObject({marks: ['2 overloads']});
    expect(row('Shared')).toMatchObject({marks: ['static']});
    expect(row('Size')).toMatchObject({marks: ['override']});
  });

  it('shows the parameters and the summary of the overload that samples call most', () => {
    expect(row('Add')).toMatchObject({parameters: '(child, tag)', sentenceHtml: 'Adds a child with a tag.'});
  });

  it('has the badges shared by all overloads', () => {
    const since = {since: '2.5.0'};
    expect(row('Add', {[addChild]: since})?.badges).toEqual([]);
    expect(row('Add', {[addChild]: since, [addTagged]: since})?.badges).toEqual([{kind: 'since', text: 'Since 2.5.0'}]);
  });
});
