import {describe, expect, it} from 'vitest';
import {parseFenceMeta} from './parseFenceMeta';

describe('parseFenceMeta', () => {
  it('reads every option in any order', () => {
    expect(
      parseFenceMeta(
        'title="Game1.cs" {2, 4-6} whole file="samples/A/Game1.cs" fold="5-12" region="draw" diff="samples/B/Game1.cs"',
      ),
    ).toEqual({
      file: 'samples/A/Game1.cs',
      region: 'draw',
      title: 'Game1.cs',
      highlight: '2,4-6',
      fold: '5-12',
      diff: 'samples/B/Game1.cs',
      whole: true,
    });
  });

  it('reads where the reader should put the code', () => {
    expect(parseFenceMeta('file="a.cs" region="a" after="Update()"')).toHaveProperty('after', 'Update()');
    expect(parseFenceMeta('file="a.cs" region="a" look')).toHaveProperty('look', true);
  });

  it('returns no options for a blank string', () => {
    expect(parseFenceMeta('  ')).toEqual({});
  });

  it.each([
    ['title=Game1.cs', 'Cannot read "title=Game1.cs"'],
    ['{a}', 'Cannot read "{a}"'],
    ['files="a"', 'Unknown option "files"'],
    ['title=""', 'The option "title" of a code block is empty.'],
    ['title="a" title="b"', 'The option "title" of a code block is given twice.'],
    ['whole="a"', 'The option "whole" of a code block takes no value. Write whole.'],
    ['wholesale', 'Cannot read "wholesale"'],
    ['file="a.cs" region="a" whole whole', 'The option "whole" of a code block is given twice.'],
    ['{1} {2}', 'The list of lines to highlight of a code block is given twice.'],
    ['region="a"', 'names a region but no file'],
    ['diff="a.cs"', 'names a diff but no file'],
    ['fragment="Wrong" whole', 'names the whole file but no file'],
    ['file="a.cs" fragment="Wrong"', 'not both, because files are compiled.'],
    ['file="a.cs" whole', 'A code block without a region shows the whole file already.'],
    ['file="a.cs" region="a" after="A()" replaces="B()"', 'has after and replaces. Say where it goes once.'],
    ['file="a.cs" after="A()"', 'The option "after" is for a region.'],
    ['file="a.cs" region="a" diff="b.cs" after="A()"', 'A diff shows its place itself. Remove after="…".'],
    ['file="a.cs" region="a" at="top"', 'Write at="start" or at="end".'],
    ['look="a"', 'The option "look" of a code block takes no value. Write look.'],
    ['file="a.cs" diff="a.cs"', 'names the shown file itself, "a.cs"'],
  ])('rejects %s', (meta, message) => {
    expect(() => parseFenceMeta(meta)).toThrow(message);
  });
});
