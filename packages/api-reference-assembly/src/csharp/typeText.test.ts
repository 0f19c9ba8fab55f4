import {describe, expect, it} from 'vitest';
import {typeText} from './typeText';

const scope = {type: ['TOuter', 'TInner'], method: ['TResult']};

describe('typeText', () => {
  it.each([
    ['System.Single', 'float'],
    ['System.DateTime', 'global::System.DateTime'],
    ['Cocos2D.CCRawList{`0}.Enumerator', 'global::Cocos2D.CCRawList<TOuter>.Enumerator'],
    ['System.Func{`1,``0}', 'global::System.Func<TInner, TResult>'],
    ['System.Byte*', 'byte*'],
    ['System.Int32[0:,0:]', 'int[,]'],
    ['Game.event.Args', 'global::Game.@event.Args'],
  ])('writes %s in full', (name, text) => {
    expect(typeText(name, scope)).toBe(text);
  });

  it('reverses the ranks of an array of arrays', () => {
    expect(typeText('System.Int32[0:,0:][]', scope)).toBe('int[][,]');
  });

  it('rejects an undeclared type parameter', () => {
    expect(() => typeText('``1', scope)).toThrow('The method has no type parameter with index 1.');
  });
});
