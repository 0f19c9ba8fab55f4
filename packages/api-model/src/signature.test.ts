import {describe, expect, it} from 'vitest';
import {formatSignature, signatureTokens} from './signature';
import {testMember, testType} from './testFacts';

const pool = testType('Game.Pool`1', {
  modifiers: ['abstract'],
  typeParameters: [{name: 'T', constraints: ['class', 'Game.Node', 'new()']}],
  baseType: 'Game.Base{`0}',
  interfaces: ['System.IDisposable'],
});
const touchable = testType('Game.ITouchable', {kind: 'interface'});

describe('the declaration of a type', () => {
  it.each([
    ['public abstract class Pool<T> : Base<T>, IDisposable where T : class, Node, new()', pool],
    ['public static class Tools', testType('Game.Tools', {modifiers: ['static'], baseType: 'System.Object'})],
    ['public readonly struct Size', testType('Game.Size', {kind: 'struct', modifiers: ['readonly']})],
    ['public enum Color', testType('Game.Color', {kind: 'enum', underlyingType: 'System.Int32'})],
    ['public enum Color : byte', testType('Game.Color', {kind: 'enum', underlyingType: 'System.Byte'})],
    [
      'protected delegate TOut Find<in T, out TOut>(T start, params TOut[] more)',
      testType('Game.Find`2', {
        kind: 'delegate',
        accessibility: 'protected',
        typeParameters: [
          {name: 'T', variance: 'in'},
          {name: 'TOut', variance: 'out'},
        ],
        returnType: '`1',
        parameters: [
          {name: 'start', type: '`0'},
          {name: 'more', type: '`1[]', modifier: 'params'},
        ],
      }),
    ],
  ])('%s', (text, type) => {
    expect(formatSignature(type)).toBe(text);
  });
});

describe('the declaration of a member', () => {
  it.each([
    [
      'public Pool(int size = 3)',
      {kind: 'constructor', name: '.ctor', parameters: [{name: 'size', type: 'System.Int32', default: '3'}]},
    ],
    ['public const float Half = 0.5f', {kind: 'constant', name: 'Half', type: 'System.Single', value: '0.5f'}],
    [
      'public static readonly T[][,] All',
      {kind: 'field', name: 'All', type: '`0[0:,0:][]', modifiers: ['static', 'readonly']},
    ],
    [
      'public virtual int? Count { get; protected set; }',
      {
        kind: 'property',
        name: 'Count',
        type: 'System.Nullable{System.Int32}',
        modifiers: ['virtual'],
        accessors: {get: 'public', set: 'protected'},
      },
    ],
    [
      'protected ref readonly int Slot { get; }',
      {
        kind: 'property',
        name: 'Slot',
        type: 'System.Int32',
        accessibility: 'protected',
        modifiers: ['readonly', 'ref'],
        accessors: {get: 'protected'},
      },
    ],
    [
      'public T this[string name] { get; }',
      {
        kind: 'indexer',
        name: 'this[]',
        type: '`0',
        parameters: [{name: 'name', type: 'System.String'}],
        accessors: {get: 'public'},
      },
    ],
    [
      'public Dictionary<string, TKey> Map<TKey>(ref T from, List<T>.Enumerator walk) where TKey : struct',
      {
        kind: 'method',
        name: 'Map',
        type: 'System.Collections.Generic.Dictionary{System.String,``0}',
        typeParameters: [{name: 'TKey', constraints: ['struct']}],
        parameters: [
          {name: 'from', type: '`0', modifier: 'ref'},
          {name: 'walk', type: 'System.Collections.Generic.List{`0}.Enumerator'},
        ],
      },
    ],
    [
      'public static bool operator ==(Pool<T> a, Pool<T> b)',
      {
        kind: 'operator',
        name: 'op_Equality',
        modifiers: ['static'],
        type: 'System.Boolean',
        parameters: [
          {name: 'a', type: 'Game.Pool{`0}'},
          {name: 'b', type: 'Game.Pool{`0}'},
        ],
      },
    ],
    [
      'public static implicit operator bool(Pool<T> a)',
      {
        kind: 'operator',
        name: 'op_Implicit',
        modifiers: ['static'],
        type: 'System.Boolean',
        parameters: [{name: 'a', type: 'Game.Pool{`0}'}],
      },
    ],
    [
      'public event Action<(int, T)> Grown',
      {kind: 'event', name: 'Grown', type: 'System.Action{System.ValueTuple{System.Int32,`0}}'},
    ],
    ['Red = 1', {kind: 'enumMember', name: 'Red', value: '1'}],
  ] as const)('%s', (text, member) => {
    expect(formatSignature(testMember('M:Game.Pool`1.X', member), pool)).toBe(text);
  });

  it('omits public in an interface', () => {
    const member = testMember('M:Game.ITouchable.Touch', {type: 'System.Void'});
    expect(formatSignature(member, touchable)).toBe('void Touch()');
  });

  it('recognizes the type parameters of enclosing types', () => {
    const slot = testType('Game.Pool`1.Slot', {kind: 'struct'});
    const member = testMember('F:Game.Pool`1.Slot.Item', {kind: 'field', type: '`0'});
    expect(formatSignature(member, [pool, slot])).toBe('public T Item');
  });
});

describe('the tokens of a declaration', () => {
  it('include the type that each name refers to, for links', () => {
    const member = testMember('M:Game.Pool`1.Take', {
      type: 'Game.Pool{Game.Node}.Slot',
      parameters: [{name: 'count', type: 'System.Int32', default: '1'}],
    });
    expect(signatureTokens(member, pool)).toEqual([
      {text: 'public', kind: 'keyword'},
      {text: ' ', kind: 'punctuation'},
      {text: 'Pool', kind: 'type', type: 'Game.Pool`1'},
      {text: '<', kind: 'punctuation'},
      {text: 'Node', kind: 'type', type: 'Game.Node'},
      {text: '>', kind: 'punctuation'},
      {text: '.', kind: 'punctuation'},
      {text: 'Slot', kind: 'type', type: 'Game.Pool`1.Slot'},
      {text: ' ', kind: 'punctuation'},
      {text: 'Take', kind: 'name'},
      {text: '(', kind: 'punctuation'},
      {text: 'int', kind: 'keyword', type: 'System.Int32'},
      {text: ' ', kind: 'punctuation'},
      {text: 'count', kind: 'parameter'},
      {text: ' = ', kind: 'punctuation'},
      {text: '1', kind: 'value'},
      {text: ')', kind: 'punctuation'},
    ]);
  });
});
