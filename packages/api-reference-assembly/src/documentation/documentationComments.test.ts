import type {DocId, MemberFacts, TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {documentationComments} from './documentationComments';

const source = {file: 'Game.cs'};
const declared = {accessibility: 'public', source} as const;
const list: TypeFacts = {
  id: 'T:Game.CCList`1' as DocId,
  name: 'CCList',
  kind: 'class',
  namespace: 'Game',
  assembly: 'Game',
  accessibility: 'public',
  sources: [source],
  typeParameters: [{name: 'T'}],
  members: [
    member({
      id: 'M:Game.CCList`1.#ctor(System.Int32)',
      name: '.ctor',
      kind: 'constructor',
      parameters: [{name: 'size', type: 'System.Int32'}],
    }),
    member({id: 'P:Game.CCList`1.Count', name: 'Count', kind: 'property', type: 'System.Int32'}),
    member({
      id: 'P:Game.CCList`1.Item(System.Int32)',
      name: 'this[]',
      kind: 'indexer',
      parameters: [{name: 'index', type: 'System.Int32'}],
    }),
    member({id: 'M:Game.CCList`1.Clear', name: 'Clear', kind: 'method'}),
    member({
      id: 'M:Game.CCList`1.Find``1(`0@,``0[])',
      name: 'Find',
      kind: 'method',
      typeParameters: [{name: 'U'}],
      parameters: [
        {name: 'item', type: '`0', modifier: 'out'},
        {name: 'among', type: '``0[]', modifier: 'params'},
      ],
    }),
    member({
      id: 'M:Game.CCList`1.op_LessThan(Game.CCList{`0},System.Single)',
      name: 'op_LessThan',
      kind: 'operator',
      type: 'System.Boolean',
      parameters: [
        {name: 'a', type: 'Game.CCList{`0}'},
        {name: 'b', type: 'System.Single'},
      ],
    }),
    member({
      id: 'M:Game.CCList`1.op_Implicit(System.Int32)~Game.CCList{`0}',
      name: 'op_Implicit',
      kind: 'operator',
      type: 'Game.CCList{`0}',
      parameters: [{name: 'size', type: 'System.Int32'}],
    }),
  ],
};
const enumerator: TypeFacts = {
  ...list,
  id: 'T:Game.CCList`1.Enumerator' as DocId,
  name: 'Enumerator',
  kind: 'struct',
  declaringType: list.id,
  typeParameters: [],
  members: [],
};

const texts: TypeFacts = {
  ...list,
  id: 'T:Game.Texts' as DocId,
  name: 'Texts',
  modifiers: ['static'],
  typeParameters: [],
  members: [
    member({
      id: 'M:Game.Texts.get_Words(System.String)',
      name: 'Words',
      kind: 'property',
      type: 'System.Int32',
      accessors: {get: 'public'},
      extension: {name: 'text', type: 'System.String'},
    }),
    member({
      id: 'M:Game.Texts.Move(Game.Point@)',
      name: 'Move',
      kind: 'method',
      modifiers: ['static'],
      parameters: [{name: 'point', type: 'Game.Point', modifier: 'this ref'}],
    }),
    member({
      id: 'M:Game.Texts.op_Multiply(System.String,System.Int32)',
      name: 'op_Multiply',
      kind: 'operator',
      modifiers: ['static'],
      extension: {type: 'System.String'},
      parameters: [
        {name: 'text', type: 'System.String'},
        {name: 'times', type: 'System.Int32'},
      ],
    }),
  ],
};

function member(facts: Omit<MemberFacts, 'id' | 'accessibility' | 'source'> & {readonly id: string}): MemberFacts {
  return {...declared, ...facts, id: facts.id as DocId};
}

function comment(xml: string): readonly string[] {
  const documentation = `<doc>\n<member name="${list.id}">${xml}</member>\n</doc>`;
  return documentationComments(new Map([['out/Game.xml', documentation]]), [list, enumerator, texts])(list.id);
}

describe('documentationComments', () => {
  it('puts the description above the declaration and maps errors to its source', () => {
    expect(comment('<summary>One\n\nand & two.</summary>')).toEqual([
      '#line 2 "out/Game.xml"',
      '/// <summary>One',
      '///',
      '/// and & two.</summary>',
      '#line 2 "out/Game.xml"',
    ]);
  });

  it('writes an empty comment for an API without a description', () => {
    expect(documentationComments(new Map(), [])(list.id)).toEqual(['/// <summary/>']);
  });

  it.each([
    ['T:Game.CCList`1', 'global::Game.CCList<T>'],
    ['T:Game.CCList`1.Enumerator', 'global::Game.CCList<T>.Enumerator'],
    ['M:Game.CCList`1.#ctor(System.Int32)', 'global::Game.CCList<T>.CCList(int)'],
    ['P:Game.CCList`1.Count', 'global::Game.CCList<T>.Count'],
    ['P:Game.CCList`1.Item(System.Int32)', 'global::Game.CCList<T>.this[int]'],
    ['M:Game.CCList`1.Clear', 'global::Game.CCList<T>.Clear()'],
    ['M:Game.CCList`1.Find``1(`0@,``0[])', 'global::Game.CCList<T>.Find<U>(out T, U[])'],
    [
      'M:Game.CCList`1.op_LessThan(Game.CCList{`0},System.Single)',
      'global::Game.CCList<T>.operator <(global::Game.CCList<T>, float)',
    ],
    [
      'M:Game.CCList`1.op_Implicit(System.Int32)~Game.CCList{`0}',
      'global::Game.CCList<T>.implicit operator global::Game.CCList<T>(int)',
    ],
    // The compiler accepts the methods that it makes of these, and only they have our ids.
    ['M:Game.Texts.get_Words(System.String)', 'global::Game.Texts.get_Words(string)'],
    ['M:Game.Texts.Move(Game.Point@)', 'global::Game.Texts.Move(ref global::Game.Point)'],
    ['M:Game.Texts.op_Multiply(System.String,System.Int32)', 'global::Game.Texts.op_Multiply(string, int)'],
    ['T:System.IO.IOException', 'global::System.IO.IOException'],
    ['M:Game.CCNode.Gone', 'global::Game.CCNode.Gone'],
  ])('refers to %s as source code does', (id, text) => {
    const cref = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(comment(`<see cref="${id}" />`)[1]).toBe(`/// <see cref="${cref}" />`);
  });
});
