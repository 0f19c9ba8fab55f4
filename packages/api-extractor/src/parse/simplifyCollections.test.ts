import {describe, expect, it} from 'vitest';
import {simplifyCollections} from './simplifyCollections';

describe('collection syntax that the grammar cannot parse', () => {
  it.each([
    ['int[] x = [];', 'int[] x = 0 ;'],
    ['int[] X() => [ ];', 'int[] X() => 0  ;'],
    ['return [];', 'return 0 ;'],
    ['Show([], []);', 'Show(0 , 0 );'],
    ['isEmpty ? [] : list ?? []', 'isEmpty ? 0  : list ?? 0 '],
    ['[[], [1]]', '[0 , [1]]'],
    ['[..Names()]', '[  Names()]'],
    ['[1, .. new int[2]]', '[1,    new int[2]]'],
    ['list is [.., 1]', 'list is [_ , 1]'],
    ['list is [1, .. var rest, ..]', 'list is [1,    var rest, _ ]'],
  ])('%s becomes %s', (text, expected) => {
    expect(simplifyCollections(text)).toBe(expected);
    expect(simplifyCollections(text)).toHaveLength(text.length);
  });

  it.each([
    'int[] x; List<int>[] y; (int, int)[] z; int?[] w; int[][] v; int[,][] u;',
    'text[1..^1]',
    '"[..a] = []" + @"[..""b]" + """[..c]""" // = []',
    '/* return []; */',
  ])('does not change %s', (text) => {
    expect(simplifyCollections(text)).toBe(text);
  });
});
