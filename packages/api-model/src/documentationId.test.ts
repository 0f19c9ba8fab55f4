import {describe, expect, it} from 'vitest';
import {isTypeId, memberId, typeId} from './documentationId';

const node = typeId('Game.Node`1');

describe('documentation ids match the C# compiler’s', () => {
  it.each([
    ['F:Game.Node`1.Tag', {kind: 'field', name: 'Tag'}],
    ['F:Game.Node`1.Max', {kind: 'constant', name: 'Max'}],
    ['P:Game.Node`1.Position', {kind: 'property', name: 'Position'}],
    ['E:Game.Node`1.Entered', {kind: 'event', name: 'Entered'}],
    ['M:Game.Node`1.Cleanup', {kind: 'method', name: 'Cleanup'}],
    ['M:Game.Node`1.#ctor(System.Int32)', {kind: 'constructor', name: '.ctor', parameters: [{type: 'System.Int32'}]}],
    ['P:Game.Node`1.Item(`0)', {kind: 'indexer', name: 'this[]', parameters: [{type: '`0'}]}],
    ['M:Game.Node`1.Find``2(``1[])', {kind: 'method', name: 'Find', arity: 2, parameters: [{type: '``1[]'}]}],
    [
      'M:Game.Node`1.Get(System.Int32@,System.Int32@,System.Int32@,System.Int32[])',
      {
        kind: 'method',
        name: 'Get',
        parameters: [
          {type: 'System.Int32', modifier: 'ref'},
          {type: 'System.Int32', modifier: 'out'},
          {type: 'System.Int32', modifier: 'in'},
          {type: 'System.Int32[]', modifier: 'params'},
        ],
      },
    ],
    [
      'M:Game.Node`1.op_Implicit(Game.Node{`0})~System.Boolean',
      {kind: 'operator', name: 'op_Implicit', parameters: [{type: 'Game.Node{`0}'}], returnType: 'System.Boolean'},
    ],
    [
      'M:Game.Node`1.op_LogicalNot(Game.Node{`0})',
      {kind: 'operator', name: 'op_LogicalNot', parameters: [{type: 'Game.Node{`0}'}], returnType: 'System.Boolean'},
    ],
  ] as const)('%s', (id, member) => {
    expect(memberId({declaringType: node, ...member})).toBe(id);
  });
});

describe('isTypeId', () => {
  it.each([
    ['T:Game.Node', true],
    ['M:Game.Node.Cleanup', false],
    ['N:Game', false],
  ])('of %s is %j', (id, isType) => {
    expect(isTypeId(id)).toBe(isType);
  });
});
