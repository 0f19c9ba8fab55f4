import {describe, expect, it} from 'vitest';
import {replaceExtensionBlocks, simplifySyntax} from './simplifySyntax';

describe('syntax that the grammar cannot parse', () => {
  it.each([
    ['c?.Name = "x";', 'c .Name = "x";'],
    ['c?[0] = 4;', 'c [0] = 4;'],
    ['M(params ReadOnlySpan<int> x)', 'M(in in ReadOnlySpan<int> x)'],
    ['where T : new(), allows ref struct', 'where T : new(), allows_ref_struct'],
    ['void operator +=(int x)', 'void operator + (int x)'],
    ['void operator checked >>>= (int x)', 'void operator checked >>>  (int x)'],
    ['f = (ref x, out y) => y = x;', 'f = (x, y) => y = x;'],
  ])('%s becomes %s', (text, expected) => {
    expect(simplifySyntax(text)).toBe(expected);
  });

  it.each([
    'int?[] x; string?[,] y; a ? .5 : b; a?.5 : b;',
    'bool operator >=(C a, C b) => true; bool operator ==(C a, C b) => true;',
    '(ref int x, out int y) => 0',
    '// c?.Name = 1 and params X y',
    '"c?.Name" + @"params ""X" + """operator += (""" /* ?. */',
  ])('does not change %s', (text) => {
    expect(simplifySyntax(text)).toBe(text);
  });
});

describe('extension blocks', () => {
  it.each([
    ['{ extension(string text) { } }', '{ record __extension(string text) { } }'],
    ['{ extension(string) { } }', '{ record __extension(string __unnamed) { } }'],
    ['{ extension(Node?) { } }', '{ record __extension(Node? __unnamed) { } }'],
    ['{ extension(Node[] nodes) { } }', '{ record __extension(Node[] nodes) { } }'],
    ['{ extension(ref Point p) { } }', '{ record __extension(ref Point p) { } }'],
    ['{ extension((int, int)) { } }', '{ record __extension((int, int) __unnamed) { } }'],
    ['{ extension((int, int) pair) { } }', '{ record __extension((int, int) pair) { } }'],
    [
      '{ extension<T>(List<T> list) where T : class\n{ } }',
      '{ record __extension<T>(List<T> list) where T : class\n{ } }',
    ],
  ])('%s becomes %s', (text, expected) => {
    expect(replaceExtensionBlocks(text)).toBe(expected);
  });

  it.each([
    'extension(3);',
    'void extension(int x) { }',
    'int extension; x = extension (1);',
    '"{ extension(string s) { }"',
  ])('does not change %s', (text) => {
    expect(replaceExtensionBlocks(` ${text}`)).toBe(` ${text}`);
  });
});
