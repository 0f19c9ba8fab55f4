import {describe, expect, it} from 'vitest';
import {compareDeclarations} from './compareDeclarations';

describe('compareDeclarations', () => {
  it('finds the words that differ', () => {
    expect(compareDeclarations('public void Go(int count)', 'public void Go(long count)')).toEqual({
      start: 'public void Go(',
      before: 'int',
      after: 'long',
      end: ' count)',
    });
  });

  it('compares whole words', () => {
    expect(compareDeclarations('CCMenu Get()', 'CCMenuItem Get()')).toEqual({
      start: '',
      before: 'CCMenu',
      after: 'CCMenuItem',
      end: ' Get()',
    });
  });

  it('finds the inserted words without counting a word as both start and end', () => {
    expect(compareDeclarations('void Purge()', 'static void Purge()')).toEqual({
      start: '',
      before: '',
      after: 'static ',
      end: 'void Purge()',
    });
    expect(compareDeclarations('a a', 'a a a')).toEqual({start: 'a a', before: '', after: ' a', end: ''});
  });
});
