import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {extractRegion} from './extractRegion';

const fixtures = path.join(import.meta.dirname, '../../fixtures/regions');
const read = (name: string): string => fs.readFileSync(path.join(fixtures, name), 'utf8');

describe('extractRegion', () => {
  // Every `<file>.<region>.txt` is the expected text of that region in `<file>.*`.
  const expected = fs.readdirSync(fixtures).filter((name) => name.endsWith('.txt'));
  it.each(expected)('returns the text of %s', (name) => {
    const [stem = '', region] = name.split('.');
    const source = fs.readdirSync(fixtures).find((file) => file.startsWith(`${stem}.`) && !file.endsWith('.txt')) ?? '';
    expect(`${extractRegion(read(source), region).text}\n`).toBe(read(name));
  });

  it('returns the whole file without markers when no region is named', () => {
    expect(extractRegion('#region a\nint a;\n#endregion\n').text).toBe('int a;');
  });

  it('accepts CRLF line endings', () => {
    expect(extractRegion('  #region a\r\n  int a;\r\n  #endregion\r\n', 'a').text).toBe('int a;');
  });

  it('records each line’s source line and the indentation removed', () => {
    expect(
      extractRegion('#region a\n\n  {\n    #region b\n    int b;\n    #endregion\n  }\n#endregion', 'a').lines,
    ).toEqual([
      {text: '{', sourceLine: 3, removed: 2},
      {text: '  int b;', sourceLine: 5, removed: 2},
      {text: '}', sourceLine: 7, removed: 2},
    ]);
  });

  it.each([
    ['an unknown region', 'int a;', 'b', 'There is no region "b". The file has no regions.'],
    [
      'an unknown region beside others',
      '#region move\nint a;\n#endregion\n#region draw\nint b;\n#endregion',
      'colors',
      'There is no region "colors". Regions here: move (line 1), draw (line 4).',
    ],
    [
      'a mistyped region',
      '#region move\nint a;\n#endregion\n#region draw\nint b;\n#endregion',
      'Drew',
      'There is no region "Drew". Did you mean "draw"? Regions here: move (line 1), draw (line 4).',
    ],
    ['an empty region', '#region a\n\n#endregion', 'a', 'Region "a" is empty.'],
    ['an empty file', '\n', undefined, 'The file has no code to show.'],
    ['an unclosed region', 'x\n#region a\nint a;', 'a', 'Region "a" is never closed.'],
    ['an end without a start', '#endregion', undefined, '#endregion without a #region.'],
    [
      'a name used twice',
      '#region a\n1\n#endregion\n#region a\n2\n#endregion',
      'a',
      'Region "a" is declared twice, first on line 1.',
    ],
  ])('rejects %s', (_what, source, region, message) => {
    expect(() => extractRegion(source, region)).toThrow(message);
  });

  it.each([
    ['an unclosed region starts', 'x\n#region a\nint a;', 2],
    ['an empty region starts', 'x\ny\n#region a\n#endregion', 3],
    ['an #endregion has no #region', 'x\ny\nz\n#endregion', 4],
  ])('reports the line on which %s', (_what, source, line) => {
    expect(() => extractRegion(source, 'a')).toThrow(expect.objectContaining({line}));
  });
});
