import {describe, expect, it} from 'vitest';
import {definitionName, formatTypeName, parseTypeName, substituteTypeParameters, typeArguments} from './typeName';

describe('parseTypeName', () => {
  it('parses a generic type with a nested type', () => {
    expect(parseTypeName('Game.Pool{System.Int32[]}.Slot')).toEqual({
      kind: 'named',
      segments: [
        {
          name: 'Game.Pool',
          arguments: [
            {kind: 'array', rank: 1, element: {kind: 'named', segments: [{name: 'System.Int32', arguments: []}]}},
          ],
        },
        {name: 'Slot', arguments: []},
      ],
    });
  });

  it('distinguishes type parameters of the type from those of the method', () => {
    expect(parseTypeName('`1')).toEqual({kind: 'typeParameter', owner: 'type', index: 1});
    expect(parseTypeName('``0')).toEqual({kind: 'typeParameter', owner: 'method', index: 0});
  });

  it.each([
    'Cocos2D.CCNode',
    'System.Int32[0:,0:][]',
    'System.Byte**',
    'Game.Pool{`0,System.Func{``0,Game.Node[]}}.Page{`1}',
    'Game.Snake_case2',
  ])('is reversed by formatTypeName: %s', (name) => {
    expect(formatTypeName(parseTypeName(name))).toBe(name);
  });

  it.each(['', 'List{', 'List{}', 'A..B', 'int[', 'A}', '`', 'A B'])('rejects "%s"', (name) => {
    expect(() => parseTypeName(name)).toThrow(`"${name}" is not a type name`);
  });
});

describe('a generic type', () => {
  it('has a definition and arguments, with the outer type’s first', () => {
    const type = parseTypeName('Game.Pool{System.Int32}.Page{System.String}');
    if (type.kind !== 'named') throw new Error('named');
    expect(definitionName(type)).toBe('Game.Pool`1.Page`1');
    expect(typeArguments(type).map(formatTypeName)).toEqual(['System.Int32', 'System.String']);
  });

  it("has its own parameters replaced with arguments, but not the method's", () => {
    const substituted = substituteTypeParameters(parseTypeName('System.Func{`0[],``0,`1}'), [
      parseTypeName('Game.Node'),
    ]);
    expect(formatTypeName(substituted)).toBe('System.Func{Game.Node[],``0,`1}');
  });
});
